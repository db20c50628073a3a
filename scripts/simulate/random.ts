/** Numbers from 0 to 1 that a seed repeats (xorshift128, G. Marsaglia, 2003). */
export function randomNumbers(seed: number): () => number {
  const state = new Uint32Array([seed, seed ^ 0x9e3779b9, 0x243f6a88, 0xb7e15162]);
  const next = (): number => {
    const [first = 0, , , last = 0] = state;
    const mixed = first ^ (first << 11);
    state.copyWithin(0, 1);
    state[3] = last ^ (last >>> 19) ^ mixed ^ (mixed >>> 8);
    return state[3] / 2 ** 32;
  };
  // The first ones still look like the seed.
  for (let skipped = 0; skipped < 20; skipped += 1) next();
  return next;
}
