import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';

/** Stand around every text of the pseudo-locale. */
export const marks = { start: '⟦', end: '⟧' } as const;
const growth = 1.4;
const plain = 'aceinorsuyACEINORSU';
const accented = 'áçéíñóŕśúýÁÇÉÍÑÓŔŚÚ';

const accent = (text: string): string =>
  Array.from(text, (letter) => (plain.includes(letter) ? (accented[plain.indexOf(letter)] ?? letter) : letter)).join('');

/** A text as a longer language would have it: 40 % more letters in words of five, accents, placeholders as they were. */
function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]+\}\})/).map((part) => (part.startsWith('{{') ? part : accent(part)));
  const missing = Math.max(1, Math.ceil(text.length * (growth - 1)) - 2);
  const padding = 'łółśó '.repeat(Math.ceil(missing / 6)).slice(0, missing).trim();
  return `${marks.start}${parts.join('')} ${padding}${marks.end}`;
}

const deep = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, deep(child)]));
};

const folder = path.resolve(__dirname, '../../../locales/es');
const known = new Set(readdirSync(folder).map((file) => JSON.stringify(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))));

/** Texts stand in chunks as `JSON.parse('…')`, one for each namespace. */
const catalogue = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g;

function inPseudo(script: string): string {
  return script.replace(catalogue, (whole, inner: string) => {
    const text = String(runInNewContext(`'${inner}'`));
    const texts: unknown = JSON.parse(text);
    return known.has(JSON.stringify(texts)) ? `JSON.parse(${JSON.stringify(JSON.stringify(deep(texts)))})` : whole;
  });
}

/** From now on a page that draws itself in Spanish speaks the pseudo-locale. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: inPseudo(await response.text()) });
  });
}
