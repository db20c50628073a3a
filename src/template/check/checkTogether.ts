import { isRecord } from '../../kernel/record';
import type { CheckedBlock } from './checkBlock';
import { found, type Finding } from './templateCheck';
import { valuesAt } from './valuesAt';

function checkIds(blocks: readonly CheckedBlock[]): Finding[] {
  const first = new Map<string, string>();
  return blocks.flatMap(({ envelope: { id }, path }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, path);
    return before === undefined ? [] : [found('repeatedId', `${path}/id`, { id, other: before })];
  });
}

function checkScrolls(blocks: readonly CheckedBlock[]): Finding[] {
  const ids = new Set(blocks.map(({ envelope }) => envelope.id));
  return blocks.flatMap(({ envelope, path }) =>
    valuesAt(envelope, 'action', path).flatMap((action) => {
      const target =
        isRecord(action.value) && action.value.type === 'scrollTo' ? action.value.block : undefined;
      if (typeof target !== 'string' || ids.has(target)) return [];
      return [found('scrollToNowhere', `${action.path}/block`, { target })];
    }),
  );
}

/** What blocks owe one another: ids of their own, and targets that exist. */
export const checkTogether = (blocks: readonly CheckedBlock[]): Finding[] => [
  ...checkIds(blocks),
  ...checkScrolls(blocks),
];
