/** The four fields of the contact form (contract §5), in the order in which they are asked. */
export const contactFields = ['name', 'phone', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
/** What was typed; of a telephone that is one, its digits. */
export type ContactValues = Readonly<Record<ContactField, string>>;

export interface ContactState {
  readonly values: ContactValues;
  /** Fields that were empty when the form was sent, until something is typed in them. */
  readonly missing: readonly ContactField[];
  /** What was said last; `count` makes the same answer be said again. */
  readonly answer: { readonly isComplete: boolean; readonly count: number } | undefined;
}

export type ContactEvent =
  | { readonly type: 'contact/valueChanged'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'contact/submitted' }
  | { readonly type: 'contact/answerExpired' };

const noValues: ContactValues = { name: '', phone: '', email: '', message: '' };
export const emptyContact: ContactState = { values: noValues, missing: [], answer: undefined };

function submit(state: ContactState): ContactState {
  const missing = contactFields.filter((field) => state.values[field].trim() === '');
  const answer = { isComplete: missing.length === 0, count: (state.answer?.count ?? 0) + 1 };
  return { values: answer.isComplete ? noValues : state.values, missing, answer };
}

/** The contact form: complete or not, that is all that it decides (contract §12). Nothing leaves the page. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'contact/valueChanged':
      return {
        ...state,
        values: { ...state.values, [event.field]: event.value },
        missing: state.missing.filter((field) => field !== event.field),
      };
    case 'contact/submitted':
      return submit(state);
    case 'contact/answerExpired':
      return { ...state, answer: undefined };
  }
}
