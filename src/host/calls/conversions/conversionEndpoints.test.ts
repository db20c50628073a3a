import type { WebhookSettings } from '../../process/settings/webhooks';
import { conversionEndpoints } from './conversionEndpoints';

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
const endpoint = { name: 'crm', url: 'https://crm.example/hook', clickIds: ['gclid' as const] };
const webhooks: WebhookSettings = { networks: [], allowsHttp: false };

const read = (url: string, named = 'crm', settings = webhooks) =>
  conversionEndpoints(
    { conversions: { delayMinutes: 10, endpoints: [{ ...endpoint, url }] } },
    { configFile: 'brand.json', conversionSecrets: new Map([[named, secret]]), webhooks: settings },
  );

it('gives each endpoint its secret', () => {
  expect(read(endpoint.url)).toEqual({ ok: true, value: [{ ...endpoint, secret }] });
});

it('names the endpoint that has no secret', () => {
  expect(read(endpoint.url, 'other')).toEqual({
    ok: false,
    error: [expect.stringContaining('CONVERSION_SECRETS has nothing for "crm"')],
  });
});

it.each([
  'https://127.0.0.1/',
  'https://169.254.169.254/latest',
  'http://crm.example/',
  'https://a:b@crm.example/',
])('refuses %s at the start, as webhooks do', (url) => {
  expect(read(url)).toEqual({
    ok: false,
    error: [expect.stringContaining('brand.json: /conversions/endpoints/0/url: ')],
  });
});

it('goes where the operator lets webhooks go', () => {
  expect(read('http://127.0.0.1:9090/', 'crm', { networks: ['loopback'], allowsHttp: true }).ok).toBe(true);
});
