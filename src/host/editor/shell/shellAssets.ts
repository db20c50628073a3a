import { readFileSync } from 'node:fs';

/** Addresses of what the editor's page starts with. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Entries = Readonly<Record<string, ShellAssets | undefined>>;

const assetsPrefix = '/assets/';

/** What the build made for the editor. Throws where the build is missing or lacks it. */
export function readShellAssets(entriesFile: string): ShellAssets {
  // The build wrote this file; a host without its build can't serve a page.
  const { editor } = JSON.parse(readFileSync(entriesFile, 'utf8')) as Entries;
  if (!editor) throw new Error(`${entriesFile} has no entry "editor": run npm run build`);
  const addresses = (names: readonly string[]) => names.map((name) => assetsPrefix + name);
  return { scripts: addresses(editor.scripts), styles: addresses(editor.styles) };
}
