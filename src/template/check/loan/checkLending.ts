import {
  dayInMarket,
  daysOfChange,
  type MarketPack,
  type MarketRule,
  type RulesInForce,
  rulesOnDay,
} from '../../../kernel/marketRules';
import { lendingRules } from '../allRules';
import type { CheckContext } from '../checkContext';
import { ruleTable } from '../ruleTable';
import type { Subject } from '../subject';
import type { Finding } from '../templateCheck';
import { marketOf } from './loanPage';

/** The day of who knows none: the newest version of each rule is taken. */
const endOfDays = '9999-12-31';

const marketRuleOf = ({ rule }: Finding) => ruleTable[rule].marketRule;

function isAsked(finding: Finding, rules: RulesInForce): boolean {
  const name = marketRuleOf(finding);
  const rule = name && rules[name];
  return rule !== undefined && rule.value !== false;
}

/** The last version of each rule that held once, holds no more, and has no newer one that does. */
function endedRules({ rules }: MarketPack, today: string, inForce: RulesInForce): readonly MarketRule[] {
  return rules
    .filter(({ name, inForceUntil }) => inForce[name] === undefined && (inForceUntil ?? today) < today)
    .sort((one, other) => (one.inForceFrom < other.inForceFrom ? -1 : 1));
}

/**
 * What the rules of a page's market find. A rule that holds today judges as it is; one that holds from a later day on, or
 * holds no more, only warns and says which day that is.
 */
export function checkLending(subject: Subject, context: CheckContext): Finding[] {
  const { marketRules, now } = context;
  const market = marketOf(subject);
  if (market === undefined || marketRules === undefined) return [];
  const pack = marketRules[market];
  const today = now === undefined ? endOfDays : dayInMarket(market, now);
  const findBy = (inForce: RulesInForce): Finding[] =>
    lendingRules
      .flatMap((rule) => rule(subject, { ...context, inForce }))
      .filter((finding) => isAsked(finding, inForce));
  const inForce = rulesOnDay(pack, today);
  const findings = findBy(inForce);
  const known = new Set(findings.map(placeOf));
  for (const day of daysOfChange(pack, today)) {
    for (const finding of findBy(rulesOnDay(pack, day))) {
      if (known.has(placeOf(finding))) continue;
      known.add(placeOf(finding));
      findings.push({ ...finding, standing: { state: 'coming', day } });
    }
  }
  const ended = new Map(endedRules(pack, today, inForce).map((rule) => [rule.name, rule]));
  if (ended.size === 0) return findings;
  const before: RulesInForce = { ...inForce, ...Object.fromEntries(ended) };
  for (const finding of findBy(before)) {
    const name = marketRuleOf(finding);
    const day = name && ended.get(name)?.inForceUntil;
    if (day !== undefined && !known.has(placeOf(finding)))
      findings.push({ ...finding, standing: { state: 'ended', day } });
  }
  return findings;
}

const placeOf = ({ rule, path }: Finding): string => `${rule} ${path}`;
