import type { CalculatorProps } from '../../../generated/template';
import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

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
