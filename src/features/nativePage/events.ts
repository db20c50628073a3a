import { createAction } from '@reduxjs/toolkit';

/** Pages that only the app has, by their keys (contract §4). */
export type NativePageKey = 'bindBank' | 'bindCardUrl' | 'recommendList' | 'productUrl';

export const nativePageOpened = createAction<NativePageKey>('nativePage/opened');
/** The person asks for the app, again or for the first time. */
export const nativePageChosen = createAction<NativePageKey>('nativePage/chosen');
export const nativePageLeft = createAction('nativePage/left');
export const pageReturned = createAction('nativePage/pageReturned');
