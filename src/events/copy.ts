import { createAction } from '@reduxjs/toolkit';

/** A code or name is to be in the clipboard. */
export const copyChosen = createAction<string>('copy/chosen');
