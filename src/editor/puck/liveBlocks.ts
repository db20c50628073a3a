import { useCallback, useSyncExternalStore } from 'react';

/** JSON of blocks as they are being typed, by the ids of their items: ahead of what Puck holds. */
const texts = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/** Shows a block as it is being typed; undefined: as Puck holds it. */
export function showLiveBlock(itemId: string, json: string | undefined): void {
  if (json === undefined) texts.delete(itemId);
  else texts.set(itemId, json);
  for (const listener of listeners.get(itemId) ?? []) listener();
}

/** What is being typed into a block; undefined: nothing. */
export function useLiveBlock(itemId: string): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const known = listeners.get(itemId) ?? new Set();
      listeners.set(itemId, known.add(listener));
      return () => void known.delete(listener);
    },
    [itemId],
  );
  return useSyncExternalStore(subscribe, () => texts.get(itemId));
}
