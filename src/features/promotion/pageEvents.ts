import { createAction } from '@reduxjs/toolkit';
import type { Action } from '../../generated/template';
import type { Failure } from '../../kernel/failure';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import { type TemplateFault, faultReport } from '../../template/fault';
import type { ScreenName } from './route';

export interface OpenedPage {
  readonly screen: ScreenName;
  readonly page: Page;
  readonly context: DecisionContext;
  /** The copy that this browser kept, since the template could not be had now. */
  readonly isSavedCopy: boolean;
}

/** The page is alive: hydrated, or mounted fresh. Sent once. */
export const hydrated = createAction('promotion/hydrated');
export const addressChanged = createAction('promotion/addressChanged');
/** The page is seen again; timers stood still meanwhile. */
export const pageReturned = createAction('promotion/pageReturned');
export const retryRequested = createAction('promotion/retryRequested');
export const pageRequested = createAction<ScreenName>('promotion/pageRequested');
export const pageOpened = createAction<OpenedPage>('promotion/pageOpened');
export const pageFailed = createAction<Failure>('promotion/pageFailed');
/** Time may have passed a date that a condition of the page names. */
export const contextChanged = createAction<DecisionContext>('promotion/contextChanged');
export const actionChosen = createAction<Action>('promotion/actionChosen');
export const homeChosen = createAction('promotion/homeChosen');

/** A piece of the page was left out. */
export const blockFaulted = createAction('promotion/blockFaulted', (page: Page, fault: TemplateFault) => ({
  payload: faultReport(page, fault),
}));
