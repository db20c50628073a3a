import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { everyValue } from '../../support/shippedTemplates';

/** Stand around every text of the pseudo-locale. */
export const marks = { start: '⟦', end: '⟧' } as const;
const growth = 1.4;
const plain = 'aceinorsuyACEINORSU';
const accented = 'áçéíñóŕśúýÁÇÉÍÑÓŔŚÚ';

const accent = (text: string): string =>
  Array.from(text, (letter) =>
    plain.includes(letter) ? (accented[plain.indexOf(letter)] ?? letter) : letter,
  ).join('');

/** What stays as it is: places for names and numbers, addresses. */
const untranslatable = /(\{\{[^}]+\}\}|https?:\/\/\S+)/;

/** A text as a longer language would have it: 40 % more letters in words of five, accents, placeholders as they were. */
export function pseudo(text: string): string {
  const parts = text.split(untranslatable).map((part, number) => (number % 2 === 1 ? part : accent(part)));
  const missing = Math.max(1, Math.ceil(text.length * (growth - 1)) - 2);
  const padding = 'łółśó '
    .repeat(Math.ceil(missing / 6))
    .slice(0, missing)
    .trim();
  return `${marks.start}${parts.join('')} ${padding}${marks.end}`;
}

const deep = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, deep(child)]));
};

const textsIn = (value: unknown): readonly string[] =>
  everyValue(value).filter((each) => typeof each === 'string');

const folder = path.resolve(__dirname, '../../../locales/es');
const spanish = new Set(
  readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
);

/** Other languages have a few words in common with it, such as `PDF`. */
function isSpanish(texts: readonly string[]): boolean {
  return texts.filter((text) => spanish.has(text)).length > texts.length / 2;
}

/** Texts stand in scripts as `JSON.parse('…')`, one for each namespace. */
const catalogue = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g;

/** A script of the build with its Spanish in the pseudo-locale. */
export function inPseudo(script: string): string {
  return script.replace(catalogue, (whole, inner: string) => {
    const texts: unknown = JSON.parse(String(runInNewContext(`'${inner}'`)));
    return isSpanish(textsIn(texts)) ? `JSON.parse(${JSON.stringify(JSON.stringify(deep(texts)))})` : whole;
  });
}

/** From now on a page that draws itself in Spanish speaks the pseudo-locale. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: inPseudo(await response.text()) });
  });
}
