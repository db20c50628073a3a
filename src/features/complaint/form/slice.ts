import type { UnknownAction } from '@reduxjs/toolkit';
import { isUnderWay, type Acting } from '../../../kernel/acting';
import { capText, type Subject } from '../draft';
import {
  foundPictures,
  noPictures,
  picturesReducer,
  uploadedAddresses,
  type PicturesState,
} from '../pictures/slice';
import type { Draft } from '../savedDraft';
import * as events from './events';

export interface FormState {
  readonly subject: Subject | undefined;
  readonly text: string;
  /** It was to be sent without a word. */
  readonly isTextMissing: boolean;
  readonly pictures: PicturesState;
  readonly sending: Acting;
  /** The form is in view. */
  readonly isOpen: boolean;
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
  isOpen: false,
};

/** While it is being sent nothing of it changes: what was added then would be in neither this complaint nor the next. */
function changed(state: FormState, action: UnknownAction): FormState {
  if (isUnderWay(state.sending)) return state;
  if (events.draftFound.match(action)) {
    const { subject, text, images } = action.payload;
    return { ...state, subject, text, pictures: foundPictures(images) };
  }
  if (events.subjectChosen.match(action)) return { ...state, subject: action.payload };
  if (events.textChanged.match(action))
    return { ...state, text: capText(action.payload), isTextMissing: false };
  if (events.textMissed.match(action)) return { ...state, isTextMissing: true };
  return state;
}

/** What was sent is over once its form is out of view. */
const isOver = ({ sending, isOpen }: FormState, action: UnknownAction): boolean =>
  sending === 'done' ? events.formLeft.match(action) : !isOpen && events.sending.succeeded.match(action);

export function formReducer(state: FormState = initialState, action: UnknownAction): FormState {
  if (isOver(state, action)) return initialState;
  const { subject, text, isTextMissing, pictures } = changed(state, action);
  return {
    subject,
    text,
    isTextMissing,
    pictures: picturesReducer(pictures, action),
    sending: events.sending.reducer(state.sending, action),
    isOpen: events.formOpened.match(action) || (state.isOpen && !events.formLeft.match(action)),
  };
}

export const selectForm = (state: WithForm): FormState => state.complaintForm;

/** What is kept over a reload. */
export const draftOf = ({ subject, text, pictures }: FormState): Draft => ({
  subject,
  text,
  images: uploadedAddresses(pictures),
});
