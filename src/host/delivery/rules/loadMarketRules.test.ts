import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rulesOnDay } from '../../../kernel/marketRules';
import { loadMarketRules } from './loadMarketRules';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => cpSync('rules', folder, { recursive: true }));

const rule = (changes: object = {}) => ({
  name: 'coolingOffDays',
  value: 3,
  unit: 'days',
  source: 'counsel',
  inForceFrom: '2025-01-01',
  ...changes,
});
const faultsOf = (content: unknown) => {
  writeFileSync(
    path.join(folder, 'in.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  const packs = loadMarketRules(folder);
  return packs.ok ? [] : packs.error;
};
const indian = (...rules: readonly object[]) => ({ market: 'in', rules });

describe('the rules that come with the host', () => {
  const shipped = loadMarketRules(undefined);
  const on = (market: 'mx' | 'in', day: string) => {
    if (!shipped.ok) throw new Error(shipped.error.join('\n'));
    const rules = rulesOnDay(shipped.value[market], day);
    return Object.fromEntries(Object.entries(rules).map(([name, each]) => [name, each.value] as const));
  };

  it('say what is known of both markets today', () => {
    expect(on('in', '2026-11-23')).toMatchObject({
      consent: 'asked',
      keyFactsBeforeAcceptance: true,
      allInFigure: 'apr',
      allInTolerancePoints: 0.1,
      coolingOffDays: 1,
      coolingOffCost: 'principalAndProportionateApr',
      complaintReplyDays: 30,
      evidenceRetentionYears: 5,
      shortestAdvertisedTermDays: 61,
    });
    const mexico = on('mx', '2026-11-23');
    expect(mexico).toMatchObject({
      consent: 'preset',
      keyFactsBeforeAcceptance: false,
      allInFigure: 'catWithoutVat',
      allInTolerancePoints: 0.1,
      complaintReplyDays: 30,
      evidenceRetentionYears: 10,
      shortestAdvertisedTermDays: 61,
    });
    expect(mexico).not.toHaveProperty('coolingOffDays');
  });

  it('say nothing of days before the law', () => {
    expect(on('in', '2024-09-30')).not.toHaveProperty('keyFactsBeforeAcceptance');
    expect(on('in', '2025-05-07')).not.toHaveProperty('coolingOffDays');
  });

  it('are confirmed by nobody yet, and where nobody read the source itself they say so', () => {
    const rules = shipped.ok ? Object.values(shipped.value).flatMap((pack) => pack.rules) : [];
    expect(rules.filter(({ confirmedBy }) => confirmedBy !== undefined)).toEqual([]);
    const secondary = /google|play|our own|paragraph|Banco de México/i;
    expect(
      rules.filter(({ source }) => secondary.test(source) && !source.includes('lender to confirm')),
    ).toEqual([]);
  });
});

describe('a lender’s own', () => {
  it('are read from its folder', () => {
    expect(faultsOf(indian(rule({ confirmedBy: 'A. Rao, counsel, 2026-10-01' })))).toEqual([]);
    const packs = loadMarketRules(folder);
    expect(packs.ok && packs.value.in.rules).toEqual([rule({ confirmedBy: 'A. Rao, counsel, 2026-10-01' })]);
  });

  it.each<[string, unknown, string]>([
    ['JSON that is none', '{ "market"', 'in.json: it is not JSON'],
    ['another market', { market: 'mx', rules: [] }, 'in.json: /market: "mx" in the place of "in"'],
    [
      'an unknown name',
      indian(rule({ name: 'colingOff' })),
      '/rules/0/name: no rule is called "colingOff"; schemas/marketRuleTerms.schema.json has the names',
    ],
    ['a value of another type', indian(rule({ value: '3' })), '/rules/0/value: must be of type integer'],
    ['another unit', indian(rule({ unit: 'hours' })), '/rules/0/unit'],
    ['an unknown key', indian(rule({ note: 'x' })), '/rules/0: unknown key "note"'],
    ['no source', indian(rule({ source: '' })), '/rules/0/source'],
    ['no day', indian(rule({ inForceFrom: '2025-02-30' })), '/rules/0/inForceFrom: "2025-02-30" is no day'],
    [
      'days in the wrong order',
      indian(rule({ inForceUntil: '2024-12-31' })),
      '/rules/0/inForceUntil: 2024-12-31 lies before inForceFrom',
    ],
    [
      'two versions of one day',
      indian(rule(), rule({ inForceFrom: '2026-01-01' })),
      '/rules/1: "coolingOffDays" holds on days on which /rules/0 holds too; give that one an inForceUntil before 2026-01-01',
    ],
  ])('are refused with file and place: %s', (_, content, expected) => {
    expect(faultsOf(content)).toEqual([expect.stringContaining(expected)]);
    expect(faultsOf(content)[0]).toContain(`RULES_DIR ${folder}`);
  });

  it('name a file that is missing, and what to begin with', () => {
    rmSync(path.join(folder, 'mx.json'));
    const packs = loadMarketRules(folder);
    expect(packs.ok ? [] : packs.error).toEqual([
      expect.stringMatching(/mx\.json: there is no such file; begin with the file of that name in rules\//),
    ]);
  });
});
