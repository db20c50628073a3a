/** Texts kept by name. Never throws: what the browser refuses to keep lives as long as the page. */
export interface KeyValueStore {
  get(name: string): string | undefined;
  /** False where the text is only in memory (private mode, quota). */
  set(name: string, text: string): boolean;
  remove(name: string): void;
  /** What is kept under names that begin so. */
  names(prefix: string): readonly string[];
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** `open` is asked each time, since even naming `localStorage` throws where storage is forbidden. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    get: (name) => memory.get(name) ?? attempt(() => open().getItem(name)) ?? undefined,
    set(name, text) {
      const isKept = attempt(() => (open().setItem(name, text), true)) ?? false;
      if (isKept) memory.delete(name);
      else memory.set(name, text);
      return isKept;
    },
    remove(name) {
      memory.delete(name);
      attempt(() => open().removeItem(name));
    },
    names(prefix) {
      const stored = attempt(() => Array.from(open(), (_, position) => open().key(position) ?? '')) ?? [];
      return [...memory.keys(), ...stored].filter((name) => name.startsWith(prefix));
    },
  };
}

/** An object of texts as JSON; anything else is ignored. */
export function parseRecord(text: string): Record<string, string> {
  const parsed = attempt((): unknown => JSON.parse(text));
  if (typeof parsed !== 'object' || parsed === null) return {};
  const entries = Object.entries(parsed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

export const readRecord = (store: KeyValueStore, name: string): Record<string, string> =>
  parseRecord(store.get(name) ?? '{}');

export function writeRecord(
  store: KeyValueStore,
  name: string,
  record: Readonly<Record<string, string>>,
): void {
  if (Object.keys(record).length > 0) store.set(name, JSON.stringify(record));
  else store.remove(name);
}

/** Local storage keeps copies of templates under names that begin so; they are thrown out where keys need their room. */
export const copyPrefix = 'vitrina.copy.';
