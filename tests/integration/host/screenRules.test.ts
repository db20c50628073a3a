import { createBorrowerRenderer } from '../../../src/host/delivery/render/borrowerRenderer';
import type { MarketRuleOf } from '../../../src/kernel/marketRules';
import { withRules } from '../../../src/template/check/testing/shippedRules';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();

const consent = (value: 'preset' | 'asked'): MarketRuleOf<'consent'> => ({
  name: 'consent',
  value,
  unit: 'choice',
  source: 's',
  inForceFrom: value === 'preset' ? '2020-01-01' : '2027-01-01',
  ...(value === 'preset' && { inForceUntil: '2026-12-31' }),
});

const rulesOf = (body: string): unknown =>
  JSON.parse(/id="vitrina-rules"[^>]*>([^<]+)/.exec(body)?.[1] ?? 'null');

it.each(['/confirmNew', '/confirmNew?sid=s1&orderId=o1'])(
  '%s comes with the rules that screens read, as they are in force, and with new ones on their day',
  async (address) => {
    let now = Date.parse('2026-12-31T23:59:59-06:00');
    const clock = () => now;
    const { app } = await createTestApp({
      folder: temporaryFolder(),
      clock,
      borrower: createBorrowerRenderer({
        brand: demoBrand(),
        marketRules: withRules('mx', () => [consent('preset'), consent('asked')]),
        clock,
        assets: { scripts: [], style: '', preHydrationScript: '' },
        chunkOf: () => ({ scripts: [], styles: [] }),
      }),
    });
    const told = async () => rulesOf((await app.inject(address)).body);
    expect(await told()).toEqual({ consent: { value: 'preset', unit: 'choice' } });
    now += 1_000;
    expect(await told()).toEqual({ consent: { value: 'asked', unit: 'choice' } });
    await app.close();
  },
);

it('sends a landing page no rules', async () => {
  const { app } = await createTestApp({ folder: temporaryFolder() });
  expect((await app.inject('/landing?id=a')).body).not.toContain('vitrina-rules');
  await app.close();
});
