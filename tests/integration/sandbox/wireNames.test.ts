import { readableFields } from '../../../src/generated/readableFields';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { brandWith, startSandbox, type RunningSandbox } from '../../support/sandbox';

const newFolder = provideTemporaryFolders();
const fields = Object.fromEntries(readableFields.map((name, position) => [name, `w${position}x`]));
const calls = ['track-visit', 'track-click', 'get-sid', 'get-captcha', 'get-sms', 'register'];
const sentPath = (call: string) => `/m/${calls.indexOf(call)}`;
const brand = brandWith({
  wire: {
    fields,
    paths: Object.fromEntries(calls.map((call) => [`/api/v2/youmi/promotion/${call}`, sentPath(call)])),
  },
});
let host: RunningSandbox;

beforeEach(async () => {
  const folder = newFolder();

  host = await startSandbox({ folder, brand });
});

afterEach(() => host.close());

const renamed = (payload: Record<string, string>) =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [fields[name] ?? name, value]));

async function post(call: string, payload: Record<string, string>) {
  return (await host.app.inject({ method: 'POST', url: sentPath(call), payload })).json<{ code: number }>();
}

async function get(call: string, query: Record<string, string>) {
  return host.app.inject({ url: sentPath(call), query });
}

const logged = (field: string) => String(host.log.findLast((line) => field in line)?.[field]);

describe('a brand with wire names of its own', () => {
  it('goes from sid to registration without a readable name', async () => {
    const { data } = (await get('get-sid', {})).json<{ data: Record<string, string> }>();
    const wireSid = fields.sid ?? '';
    expect(Object.keys(data)).toEqual([wireSid]);
    const sid = data[wireSid] ?? '';
    expect((await get('get-captcha', renamed({ sid, timestamp: '1' }))).statusCode).toBe(200);
    const capcode = logged('sandboxCaptcha');
    const phone = '5512345678';
    expect(await post('get-sms', renamed({ phone, capcode, sid }))).toMatchObject({ code: 0 });
    const smsCode = logged('sandboxSmsCode');
    expect(await post('register', renamed({ phone, capcode, sid, smsCode, utm_tag: 'u' }))).toMatchObject({
      code: 0,
    });
    const row = await host.store.selectFrom('registrations').select('details').executeTakeFirstOrThrow();
    expect(JSON.parse(row.details)).toEqual({ phone, utm_tag: 'u' });
  });

  it('takes visits by their wire names', async () => {
    const reply = await get('track-visit', renamed({ page_id: 'p', variant: 'e1:b' }));
    expect(reply.json()).toMatchObject({ code: 0 });
  });

  it('does not know readable names and paths', async () => {
    const payload = { phone: '5512345678', capcode: 'HHHH', sid: 'x' };
    expect(await post('get-sms', payload)).toMatchObject({ code: 400 });
    expect((await get('track-visit', { page_id: 'p' })).statusCode).toBe(400);
    const readable = await host.app.inject({
      method: 'POST',
      url: '/api/v2/youmi/promotion/get-sms',
      payload,
    });
    expect(readable.statusCode).toBe(404);
  });
});
