/**
 * Work that takes much memory, one piece after another.
 * @param mostWaiting pieces that may wait beside the one that is worked on
 * @returns undefined where that many wait already
 */
export function createLine(
  mostWaiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> | undefined {
  let last: Promise<unknown> = Promise.resolve();
  /** Those that wait, and the one that is worked on. */
  let unfinished = 0;
  return (work) => {
    if (unfinished > mostWaiting) return undefined;
    unfinished += 1;
    const result = last.then(work).finally(() => (unfinished -= 1));
    last = result.catch(() => undefined);
    return result;
  };
}
