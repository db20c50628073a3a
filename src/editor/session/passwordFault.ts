import type { TextKey } from '../../texts/textKey';

/** Bounds of `schemas/editor/changePasswordPayload`, in characters. */
const shortest = 12;
const longest = 200;

/** What is wrong with a new password, if anything. */
export function passwordFault(password: string): TextKey | undefined {
  if (password.length < shortest) return 'editor:passwordTooShort';
  return password.length > longest ? 'editor:passwordTooLong' : undefined;
}
