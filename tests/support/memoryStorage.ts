/** The storage of a browser, as far as pages use it. */
export function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (position: number) => [...kept.keys()][position] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
