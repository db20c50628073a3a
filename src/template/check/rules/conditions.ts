import { hasOffset, momentOf } from '../../../kernel/date';
import { comparisonsOf } from '../../condition';
import type { CheckedBlock } from '../checkBlock';
import { canHold } from '../conditionOutcomes';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

function wrongDates({ envelope: { visibleWhen }, path }: CheckedBlock): Finding[] {
  const dates = visibleWhen
    ? comparisonsOf(visibleWhen).filter(({ field, op }) => field === 'now' && op !== 'exists')
    : [];
  return dates
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .map(String)
    .filter((date) => !hasOffset(date))
    .map((date) =>
      found(Number.isNaN(momentOf(date)) ? 'notADate' : 'dateWithoutOffset', `${path}/visibleWhen`, { date }),
    );
}

/** Blocks that no visitor sees: their condition contradicts itself, or its time is over. */
export const conditions: Rule = ({ blocks }, { now }) =>
  blocks.flatMap((block): Finding[] => {
    const { visibleWhen } = block.envelope;
    if (!visibleWhen) return [];
    const place = `${block.path}/visibleWhen`;
    const dates = wrongDates(block);
    if (dates.length > 0) return dates;
    if (!canHold(visibleWhen)) return [found('conditionNeverHolds', place)];
    return now !== undefined && !canHold(visibleWhen, now) ? [found('conditionOver', place)] : [];
  });
