import { mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

const adOrigin = 'https://ads.example';

test.use({ hostOptions: { brand: { adServiceUrl: `${adOrigin}/events` } }, expectedOrigins: [adOrigin] });

for (const { title, query, expected } of [
  {
    title: 'with UC',
    query: { UC: 'click-9' },
    expected: [{ event: 'CompleteRegistration', uc: 'click-9', templateId: mexico.id }],
  },
  { title: 'without UC', query: {}, expected: [] },
]) {
  test(
    `the ad service hears of a registration ${title}: ${expected.length}`,
    inEveryRun(expected.length > 0),
    async ({ landing, page, phones }) => {
      const events: unknown[] = [];
      const headers: Record<string, string>[] = [];
      await page.route(`${adOrigin}/**`, async (route) => {
        const request = route.request();
        if (request.method() === 'POST') {
          events.push(request.postDataJSON());
          headers.push(request.headers());
        }
        const allowed = {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': 'content-type',
        };
        await route.fulfill({ status: 204, headers: allowed });
      });
      const clicks = page.waitForRequest(/track-click/);
      await landing.open({ id: mexico.id, sessionId: 'secret-session', crp_phe: 'secret-crp', ...query });
      await landing.register(phones.next('mx'));
      await clicks;
      await expect(landing.download).toBeVisible();
      // The download page counts its own visit after the event was queued.
      await expect.poll(() => events).toEqual(expected);
      expect(JSON.stringify([events, headers])).not.toContain('secret-');
      expect(headers.every(({ referer }) => referer === undefined)).toBe(true);
    },
  );
}
