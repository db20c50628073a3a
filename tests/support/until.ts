import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;
const lookEveryMs = 20;

/** Looks again and again until something outside this process is so; resolves with how long that took, in ms. */
export async function until(isSo: () => Promise<boolean>, limitMs = patienceMs): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > limitMs) throw new Error(`it was not so within ${limitMs} ms`);
    await pause(lookEveryMs);
  }
  return performance.now() - start;
}
