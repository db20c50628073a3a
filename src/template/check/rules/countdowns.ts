import { hasOffset, momentOf } from '../../../kernel/date';
import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

/** Countdowns to a date that is none, that says no time zone (contract §8), or that has passed. */
export const countdowns: Rule = ({ blocks }, { now }) =>
  blocksOfType(blocks, 'countdown').flatMap(({ props: { until }, path }): Finding[] => {
    const moment = momentOf(until);
    const place = `${path}/props/until`;
    if (Number.isNaN(moment)) return [found('notADate', place, { date: until })];
    if (!hasOffset(until)) return [found('dateWithoutOffset', place, { date: until })];
    return now !== undefined && moment <= now ? [found('countdownOver', place, { date: until })] : [];
  });
