import type { CheckedBlock } from './checkBlock';
import { isRecord } from './collectBlocks';
import { checkError, type TemplateCheck } from './templateCheck';
import { valuesAt } from './valuesAt';

function checkIds(blocks: readonly CheckedBlock[]): TemplateCheck[] {
  const first = new Map<string, string>();
  return blocks.flatMap(({ envelope: { id }, path }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, path);
    return before === undefined
      ? []
      : [checkError(`${path}/id`, `the id ${JSON.stringify(id)} is that of ${before} too; give each block its own`)];
  });
}

function checkScrolls(blocks: readonly CheckedBlock[]): TemplateCheck[] {
  const ids = new Set(blocks.map(({ envelope }) => envelope.id));
  return blocks.flatMap(({ envelope, path }) =>
    valuesAt(envelope, 'action', path).flatMap((action) => {
      const target = isRecord(action.value) && action.value.type === 'scrollTo' ? action.value.block : undefined;
      if (typeof target !== 'string' || ids.has(target)) return [];
      return [checkError(`${action.path}/block`, `there is no block ${JSON.stringify(target)} to scroll to`)];
    }),
  );
}

/** A group's weight is that of its first block. */
function checkExperiments(blocks: readonly CheckedBlock[]): TemplateCheck[] {
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
    const message = `the weights of experiment ${JSON.stringify(experiment)} add up to 0, so nobody sees any group`;
    return [checkError(`${first.path}/variant/weight`, message)];
  });
}

/** What blocks owe one another: ids of their own, targets that exist, groups that somebody sees. */
export const checkTogether = (blocks: readonly CheckedBlock[]): TemplateCheck[] => [
  ...checkIds(blocks),
  ...checkScrolls(blocks),
  ...checkExperiments(blocks),
];
