import type { EditorLanguage } from '../generated/editor';

/** Bounds of a password of the editor, in characters; `schemas/editor/changePasswordPayload` says the same. */
export const passwordLength = { min: 12, max: 200 } as const;

/** What is wrong with a new password of the editor, if anything. */
export function passwordFault(password: string): 'tooShort' | 'tooLong' | undefined {
  if (password.length < passwordLength.min) return 'tooShort';
  return password.length > passwordLength.max ? 'tooLong' : undefined;
}

const languages: Readonly<Record<EditorLanguage, true>> = { en: true, es: true };

export const isEditorLanguage = (value: unknown): value is EditorLanguage =>
  typeof value === 'string' && Object.hasOwn(languages, value);

export const editorLanguages: readonly EditorLanguage[] = Object.keys(languages).filter(isEditorLanguage);

/** The pattern of `schemas/editor/inviteAccountPayload` and `resetPasswordPayload`. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** People type addresses in many ways; they mean one mailbox. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
