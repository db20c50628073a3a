import { markOf, type SyncedMark } from './syncedMark';

/** Blocks of one list, `end` not counted, that are one copy of a synced block. */
export interface SyncedRun {
  readonly id: string;
  readonly version: number;
  readonly start: number;
  readonly end: number;
}

/** Whether a block goes on with a copy: of the same version, and not one that the copy has already. */
const goesOn = (run: SyncedRun, marks: readonly SyncedMark[], { id, version, block }: SyncedMark): boolean =>
  id === run.id && version === run.version && !marks.some((mark) => mark.block === block);

/** The copies in a list, in their order; two of one synced block may stand beside each other. */
export function syncedRuns(list: readonly unknown[]): readonly SyncedRun[] {
  const runs: SyncedRun[] = [];
  let marks: SyncedMark[] = [];
  for (const [index, block] of list.entries()) {
    const mark = markOf(block);
    if (!mark) continue;
    const last = runs.at(-1);
    if (last?.end === index && goesOn(last, marks, mark)) {
      runs[runs.length - 1] = { ...last, end: index + 1 };
      marks.push(mark);
    } else {
      runs.push({ id: mark.id, version: mark.version, start: index, end: index + 1 });
      marks = [mark];
    }
  }
  return runs;
}
