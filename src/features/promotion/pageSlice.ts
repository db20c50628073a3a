import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Action } from '../../generated/template';
import type { Failure } from '../../kernel/failure';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import { faultReport, type TemplateFault } from '../../template/fault';
import type { ScreenName } from './route';

export interface OpenedPage {
  readonly screen: ScreenName;
  readonly page: Page;
  readonly context: DecisionContext;
  /** The copy that this browser kept, since the template could not be had now. */
  readonly isSavedCopy: boolean;
}

/** The page answers by itself: hydrated, or mounted fresh. Sent once. */
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

/** The life of data that comes from elsewhere. */
type RemoteData<Value> =
  | { readonly status: 'initial' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface PageState {
  readonly screen: ScreenName;
  readonly page: RemoteData<Page>;
  /** What the blocks were chosen by; there whenever the page is. */
  readonly context: DecisionContext | undefined;
  readonly isSavedCopy: boolean;
  /** The visitor asked again; the failure stays in view until there is news. */
  readonly isRetrying: boolean;
}

export const initialPageState: PageState = {
  screen: 'landing',
  page: { status: 'initial' },
  context: undefined,
  isSavedCopy: false,
  isRetrying: false,
};

/** State of a page that came with its HTML, or was made ready before mounting. */
export const readyPageState = (page: Page, context: DecisionContext): PageState => ({
  ...initialPageState,
  page: { status: 'ready', value: page },
  context,
});

export function pageReducer(state: PageState = initialPageState, action: UnknownAction): PageState {
  if (retryRequested.match(action)) return { ...state, isRetrying: true };
  if (pageRequested.match(action)) {
    const page: PageState['page'] = state.isRetrying ? state.page : { status: 'loading' };
    return { ...state, screen: action.payload, page };
  }
  if (pageOpened.match(action)) {
    const { screen, page, context, isSavedCopy } = action.payload;
    return { screen, page: { status: 'ready', value: page }, context, isSavedCopy, isRetrying: false };
  }
  if (pageFailed.match(action)) {
    return {
      ...state,
      page: { status: 'failed', failure: action.payload },
      context: undefined,
      isRetrying: false,
    };
  }
  if (contextChanged.match(action)) return { ...state, context: action.payload };
  return state;
}
