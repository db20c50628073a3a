import { createContext } from 'react';

/** The page that links are chosen for. */
export interface OwnPage {
  readonly id: string;
  readonly market: unknown;
}

export const OwnPageContext = createContext<OwnPage>({ id: '', market: undefined });
