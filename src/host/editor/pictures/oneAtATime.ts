/**
 * Work that takes much memory, one piece after another.
 * @returns undefined where too many wait already
 */
export function createLine(mostWaiting: number): <Value>(work: () => Promise<Value>) => Promise<Value> | undefined {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting > mostWaiting) return undefined;
    waiting += 1;
    const result = last.then(work).finally(() => (waiting -= 1));
    last = result.catch(() => undefined);
    return result;
  };
}
