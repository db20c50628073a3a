import { byId } from '../../support/shippedTemplates';
import type { Language } from './campaigns';

/** A template's text is a string, or an object by language (contract §8). */
const inLanguage = (text: unknown, language: Language): string =>
  typeof text === 'string'
    ? text
    : ((text as Partial<Record<Language, string>> | undefined)?.[language] ?? '');

function documentOf(id: string) {
  const document = byId.get(id);
  if (!document) throw new Error(`No template ${id} is shipped`);
  return document;
}

/** Words of shipped templates, so that a better sentence breaks no test. */
export const titleOf = (id: string, language: Language): string => inLanguage(documentOf(id).title, language);

export const headlineOf = (id: string, language: Language): string =>
  inLanguage(documentOf(id).blocks.find(({ type }) => type === 'hero')?.props.title, language);
