import type { NoticeMail } from '../../../../generated/editor';

type MailChoice = NoticeMail['choice'];

const choices: Readonly<Record<MailChoice, true>> = { atOnce: true, daily: true, never: true };

export const isMailChoice = (value: unknown): value is MailChoice =>
  typeof value === 'string' && Object.hasOwn(choices, value);
