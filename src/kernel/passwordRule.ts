/** Bounds of a password of the editor, in characters; `schemas/editor/changePasswordPayload` says the same. */
export const passwordLength = { least: 12, most: 200 } as const;

/** What is wrong with a new password of the editor, if anything. */
export function passwordFault(password: string): 'tooShort' | 'tooLong' | undefined {
  if (password.length < passwordLength.least) return 'tooShort';
  return password.length > passwordLength.most ? 'tooLong' : undefined;
}
