import type { Variant } from '../../../generated/template';
import { isRecord } from '../../../kernel/record';
import { variantName, variantOfBlock } from '../../../template/documentExperiments';
import type { EditorItem } from './editorData';
import { toBlock } from './toPuck';
import { itemsFor } from './itemsFor';
import { everyItem, mapItemLists, topmostOf, withoutItems } from './itemTree';
import { sharesOf, withNewShare } from '../../kit/data/shares';

type Items = readonly EditorItem[];

export interface ExperimentGroup {
  readonly name: string;
  /** Share of the visitors in percent; those of an experiment add up to 100. */
  readonly share: number;
  readonly itemIds: readonly string[];
}

export interface Experiment {
  readonly name: string;
  readonly groups: readonly ExperimentGroup[];
}

export const variantOf = ({ props }: EditorItem): Variant | undefined =>
  // Spares the many blocks without a variant from being parsed.
  props.block.includes('"variant"') ? variantOfBlock(JSON.parse(props.block)) : undefined;

function withVariant(item: EditorItem, variant: Variant | undefined): EditorItem {
  const raw: unknown = JSON.parse(item.props.block);
  if (!isRecord(raw)) return item;
  const { variant: _, ...plain } = raw;
  const block = JSON.stringify(variant ? { ...plain, variant } : plain);
  return { ...item, props: { ...item.props, block } };
}

/** Every item that belongs to a group, with its variant changed; undefined makes it a plain block. */
const mapVariants = (items: Items, change: (variant: Variant) => Variant | undefined): Items =>
  mapItemLists(items, (list) => {
    const changed = list.map((item) => {
      const variant = variantOf(item);
      const next = variant && change(variant);
      return variant === next ? item : withVariant(item, next);
    });
    return changed.every((item, index) => item === list[index]) ? list : changed;
  });

/** The experiments of a page in the order of its blocks. A group's weight is that of its first block (contract §8). */
export function experimentsOf(items: Items): readonly Experiment[] {
  const found = new Map<string, Map<string, { weight: number; itemIds: string[] }>>();
  for (const item of everyItem(items)) {
    const variant = variantOf(item);
    if (!variant) continue;
    const groups = found.get(variant.experiment) ?? new Map<string, { weight: number; itemIds: string[] }>();
    const group = groups.get(variant.group) ?? { weight: variant.weight, itemIds: [] };
    group.itemIds.push(item.props.id);
    found.set(variant.experiment, groups.set(variant.group, group));
  }
  return [...found].map(([name, groups]) => {
    const shares = sharesOf([...groups.values()].map(({ weight }) => weight));
    return {
      name,
      groups: [...groups].map(([group, { itemIds }], place) => ({
        name: group,
        share: shares[place] ?? 0,
        itemIds,
      })),
    };
  });
}

const findExperiment = (items: Items, name: string): Experiment | undefined =>
  experimentsOf(items).find((experiment) => experiment.name === name);

/** Sets the shares of an experiment's groups (percent, in their order) as the weights of all their blocks. */
export function withShares(items: Items, experiment: string, shares: readonly number[]): Items {
  const groups = findExperiment(items, experiment)?.groups ?? [];
  const weights = new Map(groups.map(({ name }, place) => [name, shares[place] ?? 0]));
  return mapVariants(items, (variant) => {
    const weight = variant.experiment === experiment ? weights.get(variant.group) : undefined;
    return weight === undefined || weight === variant.weight ? variant : { ...variant, weight };
  });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function freeName(candidates: Iterable<string>, used: ReadonlySet<string>): string {
  for (const name of candidates) if (!used.has(name)) return name;
  return '';
}

function* numbered(base: string): Generator<string, undefined> {
  for (let number = 1; ; number += 1) yield `${base}-${number}`;
}

const nextGroup = (used: ReadonlySet<string>): string =>
  freeName(letters, used) || freeName(numbered('group'), used);

export interface MadeVariant {
  readonly items: Items;
  readonly experiment: string;
  readonly group: string;
  /** The copies. */
  readonly itemIds: readonly string[];
}

/** Puts a copy beside each of the originals, in a group of its own. */
function withCopies(
  items: Items,
  originals: readonly EditorItem[],
  variant: Variant,
): { items: Items; itemIds: readonly string[] } {
  const copies = itemsFor(items, originals.map(toBlock)).map((copy) => withVariant(copy, variant));
  const byOriginal = new Map(originals.map(({ props }, place) => [props.id, copies[place]]));
  return {
    items: mapItemLists(items, (list) =>
      list.some(({ props }) => byOriginal.has(props.id))
        ? list.flatMap((item) => [item, byOriginal.get(item.props.id) ?? []].flat())
        : list,
    ),
    itemIds: copies.map(({ props }) => props.id),
  };
}

/**
 * Makes the chosen blocks one group of an experiment and copies of them another, half of the visitors each. Of blocks that
 * belong to a group already, the whole group is copied, and the new one gets as many visitors as each would if all had the same.
 * @param base what a new experiment's name begins with
 */
export function withNewVariant(
  items: Items,
  itemIds: ReadonlySet<string>,
  base: string,
): MadeVariant | undefined {
  const chosen = topmostOf(items, itemIds);
  const variant = chosen.map(variantOf).find((each) => each !== undefined);
  const experiments = experimentsOf(items);
  const existing = experiments.find(({ name }) => name === variant?.experiment);
  if (chosen.length === 0) return undefined;
  if (variant && existing) {
    const own = existing.groups.find(({ name }) => name === variant.group);
    const originals = topmostOf(items, new Set(own?.itemIds));
    const group = nextGroup(new Set(existing.groups.map(({ name }) => name)));
    const experiment = existing.name;
    const copied = withCopies(items, originals, { experiment, group, weight: 0 });
    const order = findExperiment(copied.items, experiment)?.groups ?? [];
    const place = order.findIndex(({ name }) => name === group);
    const shares = withNewShare(
      order.map(({ share }) => share),
      place,
    );
    return { ...copied, items: withShares(copied.items, experiment, shares), experiment, group };
  }
  const experiment = freeName(numbered(base), new Set(experiments.map(({ name }) => name)));
  const ids = new Set(chosen.map(({ props }) => props.id));
  const marked = mapItemLists(items, (list) =>
    list.some(({ props }) => ids.has(props.id))
      ? list.map((item) =>
          ids.has(item.props.id) ? withVariant(item, { experiment, group: 'A', weight: 50 }) : item,
        )
      : list,
  );
  const copied = withCopies(marked, topmostOf(marked, ids), { experiment, group: 'B', weight: 50 });
  return { ...copied, experiment, group: 'B' };
}

/** Ends an experiment: the blocks of one group stay, as plain ones; those of the others go. */
export function withGroupKept(items: Items, experiment: string, group: string): Items {
  const gone = (findExperiment(items, experiment)?.groups ?? [])
    .filter(({ name }) => name !== group)
    .flatMap(({ itemIds }) => itemIds);
  return mapVariants(withoutItems(items, new Set(gone)), (variant) =>
    variant.experiment === experiment ? undefined : variant,
  );
}

/** Takes one group away. The others share its visitors; the last that is left is no experiment any more. */
export function withoutGroup(items: Items, experiment: string, group: string): Items {
  const groups = findExperiment(items, experiment)?.groups ?? [];
  const others = groups.filter(({ name }) => name !== group);
  const [last] = others;
  if (others.length === 1 && last) return withGroupKept(items, experiment, last.name);
  const gone = groups.filter(({ name }) => name === group).flatMap(({ itemIds }) => itemIds);
  return withShares(
    withoutItems(items, new Set(gone)),
    experiment,
    sharesOf(others.map(({ share }) => share)),
  );
}

/** A name as addresses have it: letters without accents, hyphens for spaces. What else it can't have stays in it. */
export const nameOf = (typed: string): string =>
  typed.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '-');

/** Undefined: a name that an experiment can't have, or that another one has. */
export function withExperimentRenamed(items: Items, from: string, to: string): Items | undefined {
  if (!variantName.test(to) || findExperiment(items, to)) return undefined;
  return mapVariants(items, (variant) =>
    variant.experiment === from ? { ...variant, experiment: to } : variant,
  );
}

/** Undefined: a name that a group can't have, or that another one of the experiment has. */
export function withGroupRenamed(
  items: Items,
  experiment: string,
  from: string,
  to: string,
): Items | undefined {
  const names = findExperiment(items, experiment)?.groups.map(({ name }) => name) ?? [];
  if (!variantName.test(to) || names.includes(to)) return undefined;
  return mapVariants(items, (variant) =>
    variant.experiment === experiment && variant.group === from ? { ...variant, group: to } : variant,
  );
}
