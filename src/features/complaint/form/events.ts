import { createAction } from '@reduxjs/toolkit';
import { createAct } from '../../../effects/act';
import type { Subject } from '../draft';
import type { Draft } from '../savedDraft';

/** What an earlier visit left. */
export const draftFound = createAction<Draft>('complaintForm/draftFound');
export const subjectChosen = createAction<Subject>('complaintForm/subjectChosen');
export const textChanged = createAction<string>('complaintForm/textChanged');
export const formOpened = createAction('complaintForm/opened');
export const formLeft = createAction('complaintForm/left');
export const submitted = createAction('complaintForm/submitted');
/** It was to be sent without a word. */
export const textMissed = createAction('complaintForm/textMissed');
/** The complaint being handed in. */
export const sending = createAct<undefined>('complaintSending');
