import type { EditorLanguage } from '../../../generated/editor';
import { isEditorLanguage } from '../../../kernel/editorAccount';

/** The first of the browser's languages that the editor speaks, in its order. */
export function browserLanguage(header: string | undefined): EditorLanguage {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isEditorLanguage) ?? 'en';
}
