import type { CheckedBlock } from './checkBlock';
import { isRecord } from './collectBlocks';
import { found, type Finding } from './templateCheck';
import { valuesAt } from './valuesAt';

function checkIds(blocks: readonly CheckedBlock[]): Finding[] {
  const first = new Map<string, string>();
  return blocks.flatMap(({ envelope: { id }, path }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, path);
    return before === undefined
      ? []
      : [found('repeatedId', `${path}/id`, { id, other: before })];
  });
}

function checkScrolls(blocks: readonly CheckedBlock[]): Finding[] {
  const ids = new Set(blocks.map(({ envelope }) => envelope.id));
  return blocks.flatMap(({ envelope, path }) =>
    valuesAt(envelope, 'action', path).flatMap((action) => {
      const target = isRecord(action.value) && action.value.type === 'scrollTo' ? action.value.block : undefined;
      if (typeof target !== 'string' || ids.has(target)) return [];
      return [found('scrollToNowhere', `${action.path}/block`, { target })];
    }),
  );
}

/** A group's weight is that of its first block. */
function checkExperiments(blocks: readonly CheckedBlock[]): Finding[] {
  const groups = new Map<string, Map<string, { weight: number; path: string }>>();
  for (const { envelope, path } of blocks) {
    if (!envelope.variant) continue;
    const { experiment, group, weight } = envelope.variant;
    const known = groups.get(experiment) ?? new Map<string, { weight: number; path: string }>();
    if (!known.has(group)) known.set(group, { weight, path });
    groups.set(experiment, known);
  }
  return [...groups].flatMap(([experiment, known]) => {
    const [first, ...others] = [...known.values()];
    if (!first || [first, ...others].some(({ weight }) => weight > 0)) return [];
    return [found('experimentUnseen', `${first.path}/variant/weight`, { experiment })];
  });
}

/** What blocks owe one another: ids of their own, targets that exist, groups that somebody sees. */
export const checkTogether = (blocks: readonly CheckedBlock[]): Finding[] => [
  ...checkIds(blocks),
  ...checkScrolls(blocks),
  ...checkExperiments(blocks),
];
