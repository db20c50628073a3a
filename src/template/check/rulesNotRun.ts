import { ruleTable, type RuleFacts, type RuleId } from './ruleTable';
import type { Surroundings } from './surroundings';

/** The rules that `checkTemplate` can't run in these surroundings; those of the layout never, see `checkLayout`. */
export function rulesNotRun(surroundings: Surroundings): readonly RuleId[] {
  // A table with exactly these keys: the compiler checks it.
  const entries = Object.entries(ruleTable) as [RuleId, RuleFacts][];
  return entries.flatMap(([rule, { needs }]) =>
    needs !== undefined && (needs === 'layout' || surroundings[needs] === undefined) ? [rule] : [],
  );
}
