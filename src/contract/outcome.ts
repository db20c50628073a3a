import type { SuccessRule } from './endpoints';

/** What an envelope says of its call: its code, in whatever writing, and its success flag. */
interface Answer {
  readonly code: string | undefined;
  readonly success: boolean | undefined;
}

/** When the envelope of a call is a yes (contract §5), for page and host alike. */
const rules: Readonly<Record<SuccessRule, (answer: Answer) => boolean>> = {
  loan: ({ code }) => code !== undefined && Number(code) === 0,
  payWay: ({ code, success }) => success === true || code === '00',
  template: ({ code }) => code === '00',
  registration: ({ code }) => code === '0',
};

/** `unreadable`: the envelope says neither yes nor no, as one without a code. */
export type Outcome = 'done' | 'refused' | 'unreadable';

export function outcomeOf(rule: SuccessRule, answer: Answer): Outcome {
  if (rules[rule](answer)) return 'done';
  return answer.code === undefined ? 'unreadable' : 'refused';
}
