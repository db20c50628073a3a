import { startWebhookReceiver, signatureOf, type WebhookReceiver } from '../support/webhookReceiver';
import { expectNoAxeFaults } from './support/axe';
import { india, mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { expect, test as base } from './support/test';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const gclid = 'EAIaIQobChMIq5_Xy4Xk-gIVw4TICh0Y9wDvEAAYASAAEgJ0fPD_BwE';

const test = base.extend<{ readonly receiver: WebhookReceiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs: here nothing
  receiver: async ({}, use) => {
    const receiver = await startWebhookReceiver();
    await use(receiver);
    await receiver.close();
  },
  hostOptions: async ({ receiver }, use) =>
    use({
      brand: {
        conversions: {
          delayMinutes: 0,
          endpoints: [{ name: 'crm', url: receiver.url, clickIds: ['gclid'] }],
        },
      },
      environment: {
        WEBHOOK_NETWORKS: 'loopback',
        WEBHOOK_HTTP: 'on',
        CONVERSION_SECRETS: `crm=${secret}`,
      },
    }),
});

for (const [campaign, question, isTaken] of [
  [mexico, /^Avisar a Google/, true],
  [india, /^Let Google know/, false],
] as const)
  test(
    `who came by an advert is asked, and its network hears of the registration once: ${campaign.language}`,
    inEveryRun(isTaken),
    async ({ landing, page, phones, receiver, host }) => {
      const htmlOf = async (query: Record<string, string>) =>
        (await fetch(landing.address({ id: campaign.id, ...query }))).text();
      expect(await htmlOf({ gclid })).toBe(await htmlOf({}));

      await page.setViewportSize({ width: 360, height: 740 });
      await landing.open({ id: campaign.id, gclid });
      const box = page.getByRole('checkbox', { name: question });
      await expect(box).not.toBeChecked();
      await expectNoAxeFaults(page);
      await landing.sms.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(box).toBeFocused();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      await landing.reload();
      await expect(box).toBeChecked();

      await landing.register(phones.next(campaign.phoneRule));
      await expect(landing.download).toBeVisible();
      await expect.poll(() => receiver.received.length).toBe(1);
      const [sent] = receiver.received;
      if (!sent) throw new Error('nothing was received');
      expect(sent.headers['webhook-signature']).toBe(signatureOf(sent, secret));
      expect(JSON.parse(sent.body)).toMatchObject({
        type: 'registration',
        click: { kind: 'gclid', id: gclid },
        page: campaign.id,
        // The brand's.
        market: 'mx',
      });
      expect(JSON.stringify(host.log.lines)).not.toContain(gclid);
    },
  );
