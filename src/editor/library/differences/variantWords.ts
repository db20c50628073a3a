import { recordOf } from '../../../kernel/record';
import type { Translate } from '../../../texts/textKey';
import { variantOfBlock } from '../../../template/documentExperiments';
import { sharesOf } from '../../kit/data/shares';
import { quotedJson } from './valueWords';

/** Percent of the visitors that see a group of an experiment; undefined: the page has no such group. */
export type VariantShares = (experiment: string, group: string) => number | undefined;

/** The shares of a page's groups. A group's weight is that of its first block (contract §8). */
export function variantShares(blocks: readonly unknown[]): VariantShares {
  const weights = new Map<string, Map<string, number>>();
  for (const variant of blocks.map(variantOfBlock)) {
    if (!variant) continue;
    const groups = weights.get(variant.experiment) ?? new Map<string, number>();
    if (!groups.has(variant.group)) groups.set(variant.group, variant.weight);
    weights.set(variant.experiment, groups);
  }
  return (experiment, group) => {
    const groups = weights.get(experiment);
    if (!groups?.has(group)) return undefined;
    return sharesOf([...groups.values()])[[...groups.keys()].indexOf(group)];
  };
}

/** The variant that a block is of an experiment. */
export function variantWords(value: unknown, shares: VariantShares, translate: Translate): string {
  if (value === undefined) return translate('editorEdit:difference.nothing');
  const { experiment, group, weight } = recordOf(value);
  if (typeof experiment !== 'string' || typeof group !== 'string' || typeof weight !== 'number')
    return quotedJson(value, translate);
  const share = shares(experiment, group) ?? 0;
  return translate('editorEdit:difference.variantOf', { experiment, group, share });
}
