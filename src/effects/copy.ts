import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../events/toast';
import type { Feature } from './borrowerDependencies';

export const copyChosen = createAction<string>('copy/chosen');

/** Old web views, and pages without https, have no clipboard of their own. */
function copyBySelection({ document }: Window, text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'copySource';
  // Inside an open dialog everything else is inert, so the field must stand in it.
  const host = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  host.append(field);
  field.select();
  try {
    // Deprecated, and all that such web views have.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Never rejects. */
async function copyText(view: Window, text: string): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(view, text);
  }
}

/** Copying says whether it worked (contract §13). */
function* watchCopies(view: Window) {
  yield* takeEvery(copyChosen, function* handleCopy({ payload }) {
    const isCopied = yield* call(copyText, view, payload);
    yield* put(toastRequested({ key: isCopied ? 'borrower:copied' : 'borrower:notCopied' }));
  });
}

/** What screens with something to copy share; the others don't download it. */
export const copying: Feature = { reducers: {}, saga: ({ window: view }) => watchCopies(view) };
