import { createFakeServer } from '../../tests/support/fakeServer';
import { createTracking } from './tracking';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const visit = {
  page_id: 'mx',
  user_from: '',
  client_type: 'android',
  page_type: 1,
  utm_tag: 't',
  app_from: 'a',
  variant: 'e1:a',
} as const;
const visitPath = '/api/v2/youmi/promotion/track-visit';

function setUp(adServiceUrl = '', routes: Parameters<typeof createFakeServer>[0] = {}) {
  const server = createFakeServer(routes);
  const tracking = createTracking({
    address: (path, query) => `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
    adServiceUrl,
    fetch: server.fetch,
  });
  return { server, tracking };
}

describe('tracking', () => {
  it('sends GETs that outlive the page, with the shown language and no more than the event', async () => {
    document.documentElement.lang = 'es';
    const { server, tracking } = setUp();
    tracking.track({ name: 'visit', payload: visit });
    tracking.track({ name: 'click', payload: { ...visit, phone: '5512345678' } });
    await settle();
    expect(server.requests.map(({ path }) => path)).toEqual([
      visitPath,
      '/api/v2/youmi/promotion/track-click',
    ]);
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      headers: { 'Content-Language': 'es' },
      init: { keepalive: true, referrerPolicy: 'no-referrer' },
    });
    expect(server.requests[0]!.query).toEqual({ ...visit, page_type: '1' });
    expect(server.requests[1]!.query).toEqual({ ...visit, page_type: '1', phone: '5512345678' });
  });

  it('tells the ad service only of visitors that came through an ad', async () => {
    const { server, tracking } = setUp('https://ads.test/event');
    tracking.track({ name: 'registrationCompleted', payload: { uc: '', templateId: 'mx' } });
    tracking.track({ name: 'registrationCompleted', payload: { uc: 'u1', templateId: 'mx' } });
    await settle();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/event',
      headers: { 'Content-Type': 'application/json' },
      body: { event: 'CompleteRegistration', uc: 'u1', templateId: 'mx' },
    });
    const silent = setUp('');
    silent.tracking.track({ name: 'registrationCompleted', payload: { uc: 'u1', templateId: 'mx' } });
    await settle();
    expect(silent.server.requests).toEqual([]);
  });

  it('swallows failures and goes on', async () => {
    const { server, tracking } = setUp('', { [visitPath]: 'lost' });
    tracking.track({ name: 'visit', payload: visit });
    tracking.track({ name: 'click', payload: { ...visit, phone: '1' } });
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('holds a bounded number back while the server hangs, and lets them go with the page', async () => {
    const { server, tracking } = setUp('', { [visitPath]: 'silent' });
    for (let count = 0; count < 100; count += 1) tracking.track({ name: 'visit', payload: visit });
    await settle();
    expect(server.requests).toHaveLength(4);
    tracking.flush();
    await settle();
    expect(server.requests).toHaveLength(54);
  });
});
