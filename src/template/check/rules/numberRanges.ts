import { type NumberRange, slideIntervals, spacerHeights } from '../../limits';
import { blocksOfType } from '../checkBlock';
import type { Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import type { CalculatorProps } from '../../../generated/template';
import { hasOffset, momentOf } from '../../../kernel/date';

const checkRange = (value: unknown, { least, most }: NumberRange, path: string): Finding[] =>
  typeof value === 'number' && (value < least || value > most)
    ? [found('outOfRange', path, { least, most })]
    : [];

/** Numbers that are drawn otherwise than they are written. */
export const numberRanges: Rule = ({ blocks }) => [
  ...blocksOfType(blocks, 'spacer').flatMap(({ props, path }) =>
    checkRange(props.size, spacerHeights, `${path}/props/size`),
  ),
  ...blocksOfType(blocks, 'banner').flatMap(({ props, path }) =>
    checkRange(props.intervalMs, slideIntervals, `${path}/props/intervalMs`),
  ),
];

function checkAmounts({ minAmount, maxAmount, step }: CalculatorProps, props: string): Finding[] {
  const range = maxAmount - minAmount;
  if (range < 0) return [found('amountsReversed', `${props}/maxAmount`)];
  if (step > range && range > 0) return [found('stepTooBig', `${props}/step`)];
  return range % step === 0 ? [] : [found('stepUneven', `${props}/step`)];
}

function checkTerms({ termsDays }: CalculatorProps, props: string): Finding[] {
  const sorted = [...new Set(termsDays)].sort((one, other) => one - other);
  const isInOrder =
    sorted.length === termsDays.length && sorted.every((term, position) => term === termsDays[position]);
  return isInOrder ? [] : [found('termsUnordered', `${props}/termsDays`)];
}

/** Amounts and terms that a visitor could not choose sensibly. */
export const calculators: Rule = ({ blocks }) => [
  ...blocksOfType(blocks, 'calculator').flatMap(({ props, path }) => [
    ...checkAmounts(props, `${path}/props`),
    ...checkTerms(props, `${path}/props`),
  ]),
  ...blocksOfType(blocks, 'disclosure').flatMap(({ props: { minTermDays, maxTermDays }, path }) =>
    maxTermDays < minTermDays ? [found('termsReversed', `${path}/props/maxTermDays`)] : [],
  ),
];

/** Countdowns to a date that is none, that says no time zone (contract §8), or that has passed. */
export const countdowns: Rule = ({ blocks }, { now }) =>
  blocksOfType(blocks, 'countdown').flatMap(({ props: { until }, path }): Finding[] => {
    const moment = momentOf(until);
    const place = `${path}/props/until`;
    if (Number.isNaN(moment)) return [found('notADate', place, { date: until })];
    if (!hasOffset(until)) return [found('dateWithoutOffset', place, { date: until })];
    return now !== undefined && moment <= now ? [found('countdownOver', place, { date: until })] : [];
  });
