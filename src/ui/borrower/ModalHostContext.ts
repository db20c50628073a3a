import { createContext } from 'react';

/**
 * Tells the page which sheet is open: what is said meanwhile must be said inside it, since everything outside is
 * inert. Returns what takes the sheet off again.
 */
export type RegisterModalHost = (sheet: HTMLElement) => () => void;

export const ModalHostContext = createContext<RegisterModalHost>(() => () => undefined);
