import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
export const PICTURES = path.join(ROOT, 'templates/pictures');

interface Block {
  id: string;
  type: string;
  props: Record<string, unknown>;
}

export interface Document {
  id: string;
  kind: string;
  locale: string;
  market: string;
  links: { download?: string; agreement?: string };
  blocks: Block[];
  [key: string]: unknown;
}

interface Picture {
  src: string;
  width: number;
  height: number;
  alt: unknown;
  sources?: { src: string; width: number; type: string }[];
}

export function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

export function filesUnder(folder: string, extension: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(ROOT, folder, name));
}

export const shipped = filesUnder('templates', '.json').map((file) => ({
  name: path.basename(file, '.json'),
  document: readJson(file) as Document,
}));
export const byId = new Map(shipped.map((entry) => [entry.document.id, entry.document]));

export function everyValue(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(everyValue)];
}

export function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'src' in value && 'height' in value;
}

const LOCALES = ['en', 'es', 'zh'];

export function isTextByLocale(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => LOCALES.includes(key))
  );
}

export function localesOf(document: Document): string[] {
  const first = everyValue(document).find(isTextByLocale);
  return first === undefined ? [document.locale] : Object.keys(first).sort();
}

export function textsIn(value: unknown, locale: string): string {
  return everyValue(value)
    .map((entry) => (isTextByLocale(entry) ? entry[locale] : undefined))
    .concat(everyValue(value).filter((entry) => typeof entry === 'string'))
    .join('\n');
}

export function blocksOf(document: Document, type: string): Block[] {
  return document.blocks.filter((block) => block.type === type);
}
