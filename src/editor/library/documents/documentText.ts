import { failure, type Result, success } from '../../../kernel/result';
import type { Market } from '../../../kernel/market';
import type { kinds, templateLocales } from '../../kit/data/templateFilters';
import type { Starter } from '../../../generated/editor';

/** A template's document as text becomes an object that can be given another id. Nothing else of it is looked at here. */
export type DocumentObject = Readonly<Record<string, unknown>>;

/** Contract §8: the same limit that the host keeps, in bytes of UTF-8. */
const maxBytes = 1_048_576;

export type DocumentFault = 'notJson' | 'notDocument' | 'tooLarge';

export function parseDocument(text: string): Result<DocumentObject, DocumentFault> {
  if (new TextEncoder().encode(text).byteLength > maxBytes) return failure('tooLarge');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('notJson');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failure('notDocument');
  if (!('blocks' in value) || !Array.isArray(value.blocks)) return failure('notDocument');
  return success(value as DocumentObject);
}

export const writeDocument = (document: DocumentObject): string => `${JSON.stringify(document, null, 2)}\n`;

/** The same document under another id and name; the keys keep their order. */
export const withIdentity = (
  document: DocumentObject,
  identity: { readonly id: string; readonly name: string },
): DocumentObject => ({
  ...document,
  ...identity,
});

export const textIn = (document: DocumentObject, key: string): string => {
  const value = document[key];
  return typeof value === 'string' ? value : '';
};

export interface BlankChoice {
  readonly kind: (typeof kinds)[number];
  readonly locale: (typeof templateLocales)[number];
  readonly market: Market;
}

/** A page without blocks; id and name are still to come (contract §8). */
export const blankDocument = ({ kind, locale, market }: BlankChoice): DocumentObject => ({
  schemaVersion: 1,
  id: '',
  kind,
  name: '',
  locale,
  market,
  blocks: [],
});
/** What a new template starts from; `blank`: nothing but a language and a kind. */
export type Beginning = Starter | 'blank';
