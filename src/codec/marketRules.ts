import validateRules from '../generated/validators/marketRules';
import validateTerms from '../generated/validators/marketRuleTerms';
import type { WrittenMarketRule } from '../generated/marketRules';
import { isDay } from '../kernel/date';
import type { LoanMarket } from '../kernel/market';
import type { MarketPack, MarketPacks, MarketRule } from '../kernel/marketRules';
import { failure, type Result, success } from '../kernel/result';
import { describeFault } from './brand';

const days = ['inForceFrom', 'inForceUntil'] as const;

function dayFaults(rule: WrittenMarketRule, place: string): string[] {
  const { inForceFrom, inForceUntil } = rule;
  const wrong = days.filter((key) => rule[key] !== undefined && !isDay(rule[key]));
  if (wrong.length > 0)
    return wrong.map((key) => `${place}/${key}: "${rule[key]}" is no day; write 2027-01-31`);
  return inForceUntil !== undefined && inForceUntil < inForceFrom
    ? [`${place}/inForceUntil: ${inForceUntil} lies before inForceFrom, ${inForceFrom}; mend one of them`]
    : [];
}

/** The validator of the terms looks at one rule as at an object that has nothing else. */
function isTerm(rule: WrittenMarketRule): rule is MarketRule {
  return validateTerms({ [rule.name]: { value: rule.value, unit: rule.unit } });
}

function termFaults(rule: WrittenMarketRule, place: string): string[] {
  if (isTerm(rule)) return [];
  const inside = `/${rule.name}`;
  return (validateTerms.errors ?? []).map((fault) =>
    fault.instancePath === ''
      ? `${place}/name: no rule is called "${rule.name}"; schemas/marketRuleTerms.schema.json has the names`
      : describeFault({ ...fault, instancePath: place + fault.instancePath.slice(inside.length) }),
  );
}

const endOf = ({ inForceUntil = '9999-12-31' }: WrittenMarketRule): string => inForceUntil;

/** Of two versions that hold on one day nobody could say which. */
function overlaps(rules: readonly WrittenMarketRule[]): string[] {
  return rules.flatMap((rule, position) => {
    const before = rules.findIndex(
      (other) =>
        other.name === rule.name && other.inForceFrom <= endOf(rule) && rule.inForceFrom <= endOf(other),
    );
    return before >= 0 && before < position
      ? [
          `/rules/${position}: "${rule.name}" holds on days on which /rules/${before} holds too; give that one an inForceUntil before ${rule.inForceFrom}`,
        ]
      : [];
  });
}

/** The rules of all markets, each read by itself; the error holds the faults of all. */
export function everyMarket(
  read: (market: LoanMarket) => Result<MarketPack, readonly string[]>,
): Result<MarketPacks, readonly string[]> {
  const mx = read('mx');
  const india = read('in');
  return mx.ok && india.ok
    ? success({ mx: mx.value, in: india.value })
    : failure([mx, india].flatMap((pack) => (pack.ok ? [] : pack.error)));
}

/**
 * The rules of a market as a file or a host says them. The error names each fault: where, what, and what to do.
 * @param expected the market that they should be of
 */
export function decodeMarketRules(
  value: unknown,
  expected: LoanMarket,
): Result<MarketPack, readonly string[]> {
  if (!validateRules(value)) return failure((validateRules.errors ?? []).map(describeFault));
  const { market, rules } = value;
  const faults = [
    ...(market === expected ? [] : [`/market: "${market}" in the place of "${expected}"`]),
    ...rules.flatMap((rule, position) => {
      const place = `/rules/${position}`;
      return [...termFaults(rule, place), ...dayFaults(rule, place)];
    }),
    ...overlaps(rules),
  ];
  return faults.length > 0 ? failure(faults) : success({ market: expected, rules: rules.filter(isTerm) });
}
