import { createKeyValueStore } from '../../../api/keyValueStore';

/** Blocks travel under a type of their own, and as text between browsers, which hand no unknown types to each other. */
const blockType = 'application/x-vitrina-blocks';
const storageKey = 'editor/clipboard';
const copiedKey = 'editor/copied';
const storage = createKeyValueStore(() => window.localStorage);
/** What the system's clipboard did not take. */
const kept = {
  get: () => storage.get(storageKey),
  set: (text: string) => storage.set(storageKey, text),
  remove: () => storage.remove(storageKey),
};

/** Puts blocks on the clipboard that a copy or cut of the browser brings. */
export function putBlocks(clipboard: DataTransfer | null, text: string): void {
  storage.set(copiedKey, text);
  if (!clipboard) return void kept.set(text);
  clipboard.setData(blockType, text);
  clipboard.setData('text/plain', text);
  kept.remove();
}

/** The text of blocks, or whatever else is on the clipboard that a paste of the browser brings. */
export const takeBlocks = (clipboard: DataTransfer | null): string =>
  kept.get() ?? ([blockType, 'text/plain'].map((type) => clipboard?.getData(type)).find(Boolean) || '');

/** The same by a button, where browsers ask first, or forbid it: then this browser's storage has it for its tabs. */
export async function writeBlocks(text: string): Promise<void> {
  storage.set(copiedKey, text);
  try {
    await navigator.clipboard.writeText(text);
    kept.remove();
  } catch {
    kept.set(text);
  }
}

/** What was copied here last, where the browser lets nobody read the clipboard. */
export async function readBlocks(): Promise<string> {
  const text = kept.get();
  if (text !== undefined) return text;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return storage.get(copiedKey) ?? '';
  }
}
