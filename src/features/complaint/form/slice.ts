import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Acting, isUnderWay } from '../../../kernel/acting';
import type { Subject } from '../draft';
import {
  foundPictures,
  noPictures,
  picturesReducer,
  type PicturesState,
  uploadedAddresses,
  waitingPictures,
} from '../pictures/slice';
import type { Draft } from '../savedDraft';
import { createMutation } from '../../../effects/mutation';

/** What an earlier visit left. */
export const draftFound = createAction<Draft>('complaintForm/draftFound');
export const subjectChosen = createAction<Subject>('complaintForm/subjectChosen');
/** `leftOut`: what of the change had no room. */
export const textChanged = createAction<Pick<FormState, 'text' | 'leftOut'>>('complaintForm/textChanged');
export const formOpened = createAction('complaintForm/opened');
export const formLeft = createAction('complaintForm/left');
export const submitted = createAction('complaintForm/submitted');
/** It was to be sent without a word. */
export const textMissed = createAction('complaintForm/textMissed');
export const sending = createMutation<undefined>('complaintSending');

export interface FormState {
  readonly subject: Subject | undefined;
  readonly text: string;
  /** What was put into the text last and had no room in it; empty: nothing. */
  readonly leftOut: string;
  /** It was to be sent without a word. */
  readonly isTextMissing: boolean;
  readonly pictures: PicturesState;
  readonly sending: Acting;
  readonly isOpen: boolean;
}

export interface WithForm {
  readonly complaintForm: FormState;
}

const initialState: FormState = {
  subject: undefined,
  text: '',
  leftOut: '',
  isTextMissing: false,
  pictures: noPictures,
  sending: 'idle',
  isOpen: false,
};

/** While it is being sent nothing of it changes: what was added then would be in neither this complaint nor the next. */
function changed(state: FormState, action: UnknownAction): FormState {
  if (isUnderWay(state.sending)) return state;
  if (draftFound.match(action)) {
    const { subject, text, images } = action.payload;
    return { ...state, subject, text, pictures: foundPictures(images) };
  }
  if (subjectChosen.match(action)) return { ...state, subject: action.payload };
  if (textChanged.match(action)) return { ...state, ...action.payload, isTextMissing: false };
  if (textMissed.match(action)) return { ...state, isTextMissing: true };
  return state;
}

/** What was sent is over once its form is out of view. */
const isOver = (state: FormState, action: UnknownAction): boolean =>
  state.sending === 'done' ? formLeft.match(action) : !state.isOpen && sending.succeeded.match(action);

export function formReducer(state: FormState = initialState, action: UnknownAction): FormState {
  if (isOver(state, action)) return initialState;
  const { subject, text, leftOut, isTextMissing, pictures } = changed(state, action);
  return {
    subject,
    text,
    leftOut,
    isTextMissing,
    pictures: picturesReducer(pictures, action),
    sending: sending.reducer(state.sending, action),
    isOpen: formOpened.match(action) || (state.isOpen && !formLeft.match(action)),
  };
}

export const selectForm = (state: WithForm): FormState => state.complaintForm;

/** What is kept over a reload. */
export const draftOf = ({ subject, text, pictures }: FormState): Draft => ({
  subject,
  text,
  images: uploadedAddresses(pictures),
  waiting: waitingPictures(pictures),
});
