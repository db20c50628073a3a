import type { EditorLanguage } from '../generated/editor';

/** Complete by its type. */
const languages: Readonly<Record<EditorLanguage, true>> = { en: true, es: true };

export const isEditorLanguage = (value: unknown): value is EditorLanguage =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Languages of the editor itself. */
export const editorLanguages: readonly EditorLanguage[] = Object.keys(languages).filter(isEditorLanguage);
