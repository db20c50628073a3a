import { fillPlaces } from '../kernel/fillPlaces';
import type { Namespace, Translate } from './textKey';

/** Texts by namespace, as nested objects of strings. */
export type TextTree = { readonly [key: string]: string | TextTree };
export type PresetTexts = Readonly<Partial<Record<Namespace, TextTree>>>;

function find(texts: PresetTexts, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  let node: string | TextTree | undefined = (texts as Readonly<Record<string, TextTree>>)[namespace];
  for (const step of path.split('.')) node = typeof node === 'object' ? node[step] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/**
 * Translates from texts that the first HTML carries, so that a page is hydrated without i18next.
 * Same keys and same `{{name}}` places as i18next; no plurals.
 */
export const presetTranslate =
  (texts: PresetTexts): Translate =>
  (key, values = {}) =>
    fillPlaces(find(texts, key) ?? key, values);
