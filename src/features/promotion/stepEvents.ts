import { createAction } from '@reduxjs/toolkit';

/** The server took on to send an SMS code. Only effects tell and hear of it, so no page loads it before it is touched. */
export const smsSent = createAction('registration/smsSent');
