import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

/** Countdowns to a date that is none, or that has passed. */
export const countdowns: Rule = ({ blocks }, { now }) =>
  blocksOfType(blocks, 'countdown').flatMap(({ props: { until }, path }): Finding[] => {
    const moment = Date.parse(until);
    if (Number.isNaN(moment)) return [found('notADate', `${path}/props/until`, { date: until })];
    return now !== undefined && moment <= now ? [found('countdownOver', `${path}/props/until`, { date: until })] : [];
  });
