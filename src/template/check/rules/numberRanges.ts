import { slideIntervals, spacerHeights, type NumberRange } from '../../blockRanges';
import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

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
