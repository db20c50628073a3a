import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordOf } from '../../src/kernel/record';
import type { ReadPackage } from './readPackage';
import type { FlatTexts } from './packageTexts';

type Tree = Readonly<Record<string, unknown>>;

/** Texts of a language, English where the package does not speak it. */
const spoken = <Words>(words: Readonly<Record<string, Words>>, language: string): Words | undefined =>
  words[language] ?? words.en;

const prefixed = (type: string, texts: FlatTexts = {}): FlatTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${type}_${key}`, text]));

/** What each package adds to a namespace, by the names that its texts have there. */
const additions: Readonly<
  Record<'blocks' | 'editorFields' | 'editorPalette', (each: ReadPackage, language: string) => Tree>
> = {
  blocks: ({ manifest, texts }, language) => ({ [manifest.type]: spoken(texts, language) }),
  editorFields({ manifest: { type, title }, fields }, language) {
    const words = spoken(fields, language);
    return {
      label: prefixed(type, words?.label),
      help: prefixed(type, words?.help),
      choice: prefixed(type, words?.choice),
      block: { [type]: spoken(title, language) },
    };
  },
  editorPalette: ({ manifest: { type, purpose, words } }, language) => ({
    purpose: { [type]: spoken(purpose, language) },
    words: { [type]: spoken(words ?? purpose, language) },
  }),
};

function merged(texts: Tree, added: Tree): Tree {
  const changed = Object.entries(added).map(([key, value]): [string, unknown] => [
    key,
    { ...recordOf(texts[key]), ...recordOf(value) },
  ]);
  return { ...texts, ...Object.fromEntries<unknown>(changed) };
}

/** A text file of `locales/` with what packages add to it; nothing where the language has no such file. */
export function composedTexts(
  root: string,
  language: string,
  name: keyof typeof additions,
  packages: readonly ReadPackage[],
): readonly (readonly [string, string])[] {
  const place = `locales/${language}/${name}.json`;
  const file = path.join(root, place);
  if (!existsSync(file)) return [];
  const own = recordOf(JSON.parse(readFileSync(file, 'utf8')));
  const texts = packages.reduce((tree, each) => merged(tree, additions[name](each, language)), own);
  return [[place, JSON.stringify(texts)]];
}
