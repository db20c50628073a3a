import type { EditorLanguage, Role } from '../generated/editor';

/** Each role includes those of a lower rank. Complete by its type: a role without a rank would let everybody pass. */
const ranks: Readonly<Record<Role, number>> = { viewer: 1, editor: 2, publisher: 3, administrator: 4 };

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(ranks, value);

export const roles: readonly Role[] = Object.keys(ranks)
  .filter(isRole)
  .sort((one, other) => ranks[one] - ranks[other]);

/** True where a role includes what another may do; what is no role includes nothing, and is included by none. */
export const includesRole = (held: Role, needed: Role): boolean =>
  isRole(held) && isRole(needed) && ranks[held] >= ranks[needed];

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
