import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostOptions } from '../../support/host';
import { isTextByLocale, shipped } from '../../support/shippedTemplates';
import { inPseudo, pseudo } from './pseudoLocale';

const root = path.resolve(__dirname, '../../..');

/** HTML keeps its tags; each of its texts grows. */
const longer = (text: string): string =>
  /<\/\w+>/.test(text)
    ? text.replace(/(?<=>)[^<>]*\p{L}{2}[^<>]*(?=<)/gu, (words) => pseudo(words))
    : pseudo(text);

function translated(value: unknown): unknown {
  if (isTextByLocale(value)) return 'es' in value ? { ...value, es: longer(value.es) } : value;
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, translated(child)]));
}

/** The build with a host in `folder` whose Spanish is the pseudo-locale, and shipped templates in it. */
export function pseudoHost(folder: string): HostOptions {
  mkdirSync(folder, { recursive: true });
  const build = mkdtempSync(path.join(folder, 'pseudo-'));
  const host = path.join(build, 'dist/host');
  mkdirSync(host, { recursive: true });
  for (const part of ['node_modules', 'dist/browser', 'dist/templates', 'dist/brands'])
    symlinkSync(path.join(root, part), path.join(build, part));
  cpSync(path.join(root, 'dist/host/entries.json'), path.join(host, 'entries.json'));
  const script = path.join(host, 'main.js');
  writeFileSync(script, inPseudo(readFileSync(path.join(root, 'dist/host/main.js'), 'utf8')));
  return { script, documents: shipped.map(({ document }) => JSON.stringify(translated(document))) };
}
