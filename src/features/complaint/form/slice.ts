import type { UnknownAction } from '@reduxjs/toolkit';
import type { Acting } from '../../../kernel/acting';
import { capText, type Subject } from '../draft';
import { foundPictures, noPictures, picturesReducer, uploadedAddresses, type PicturesState } from '../pictures/slice';
import type { Draft } from '../savedDraft';
import * as events from './events';

export interface FormState {
  readonly subject: Subject | undefined;
  readonly text: string;
  /** It was to be sent without a word. */
  readonly isTextMissing: boolean;
  readonly pictures: PicturesState;
  readonly sending: Acting;
}

export interface WithForm {
  readonly complaintForm: FormState;
}

const initialState: FormState = {
  subject: undefined,
  text: '',
  isTextMissing: false,
  pictures: noPictures,
  sending: 'idle',
};

function changed(state: FormState, action: UnknownAction): FormState {
  if (events.draftFound.match(action)) {
    const { subject, text, images } = action.payload;
    return { ...state, subject, text, pictures: foundPictures(images) };
  }
  if (events.subjectChosen.match(action)) return { ...state, subject: action.payload };
  if (events.textChanged.match(action)) return { ...state, text: capText(action.payload), isTextMissing: false };
  if (events.textMissed.match(action)) return { ...state, isTextMissing: true };
  return state;
}

/** What was sent is over once its form is left. */
const isOver = ({ sending }: FormState, action: UnknownAction): boolean =>
  sending === 'done' && (events.formLeft.match(action) || events.formOpened.match(action));

export function formReducer(state: FormState = initialState, action: UnknownAction): FormState {
  const before = isOver(state, action) ? initialState : state;
  const { subject, text, isTextMissing, pictures } = changed(before, action);
  return {
    subject,
    text,
    isTextMissing,
    pictures: picturesReducer(pictures, action),
    sending: events.sending.reducer(before.sending, action),
  };
}

export const selectForm = (state: WithForm): FormState => state.complaintForm;

/** What is kept over a reload. */
export const draftOf = ({ subject, text, pictures }: FormState): Draft => ({
  subject,
  text,
  images: uploadedAddresses(pictures),
});
