import { createContext } from 'react';

/** The screen was reached from another one of this page: its heading takes the focus, so that it is read out. */
export const ArrivalContext = createContext(false);
