import { writeFileSync } from 'node:fs';
import { openDatabase } from '../../src/host/store/openDatabase';
import type { Host } from '../support/host';
import { byId } from '../support/shippedTemplates';
import { test as borrowerTest } from './support/borrowerTest';
import { mexico } from './support/campaigns';
import { expect, test } from './support/test';

test.use({ hostOwner: 'what is agreed to' });

async function evidenceOf({ dataFolder }: Host, call: string) {
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  try {
    const rows = await database
      .selectFrom('agreement_evidence')
      .leftJoin('agreement_outcomes', 'agreement_outcomes.evidence_id', 'agreement_evidence.id')
      .select(['agreement_id', 'agreement_revision', 'agreement_outcomes.outcome'])
      .where('call', '=', call)
      .orderBy('shown_at')
      .execute();
    return rows.map(({ agreement_id: agreement, agreement_revision: revision, outcome }) => ({
      agreement,
      revision,
      outcome,
    }));
  } finally {
    await database.destroy();
  }
}

test('the agreement that was read is kept, though another one is live by the time of the registration', async ({
  landing,
  phones,
  host,
  page,
}, testInfo) => {
  const file = testInfo.outputPath('agreement.json');
  writeFileSync(file, JSON.stringify({ ...byId.get(mexico.agreement), description: 'Next' }));
  await landing.open({ id: mexico.id });
  await landing.agreementLink.click();
  await expect(landing.agreement).toBeVisible();
  expect(await host.runTemplates('publish', file, '--yes')).toMatchObject({ exitCode: 0 });
  await page.goBack();
  await landing.register(phones.next(mexico.phoneRule));
  await expect(landing.download).toBeVisible();
  await expect
    .poll(() => evidenceOf(host, 'register'))
    .toEqual([{ agreement: mexico.agreement, revision: '1', outcome: 'accepted' }]);
});

borrowerTest(
  'a loan is kept with the contract that its offer linked, and with none where it had none',
  async ({ borrower, page, host }) => {
    for (const productId of ['1001', '1003']) {
      await borrower.open('/confirmNew', { productId });
      await borrower.at('confirm-submit').click();
      await page.waitForURL(/\/loanDetail\?/);
    }
    await expect
      .poll(() => evidenceOf(host, 'loan-detail-push'))
      .toEqual([
        {
          agreement: 'loan-agreement',
          revision: expect.stringMatching(/^[0-9a-f]{12}$/),
          outcome: 'accepted',
        },
        { agreement: '', revision: '', outcome: 'accepted' },
      ]);
  },
);
