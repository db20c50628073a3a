import { createAction } from '@reduxjs/toolkit';
import type { PageQuery } from '../kernel/pageAddress';
import { useDispatch } from 'react-redux';

export interface PageChoice {
  /** A path of contract §4. */
  readonly path: string;
  readonly query?: PageQuery;
  /** The page that is left can't be gone back to. */
  readonly isReplacing?: boolean;
}

/** Another page of ours was chosen; the visible common parameters go along. */
export const pageChosen = createAction<PageChoice>('navigation/pageChosen');
export const backChosen = createAction('navigation/backChosen');
/** The way home of the error state and of not-found (contract §7). */
export const homeChosen = createAction('navigation/homeChosen');
export const mineChosen = createAction('navigation/mineChosen');
/** An address that the server supplied, unchecked (contract §3, `redirectOrigins`). */
export const serverAddressChosen = createAction<{
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly isReplacing?: boolean;
}>('navigation/serverAddressChosen');
/** The app itself, by the brand's scheme link. */
export const appChosen = createAction('navigation/appChosen');

export interface Navigation {
  readonly onBack: () => void;
  readonly onHome: () => void;
  /** To the lender's customer service. */
  readonly onService: () => void;
}

/** The ways out that every screen has. */
export function useNavigation(): Navigation {
  const dispatch = useDispatch();
  return {
    onBack: () => dispatch(backChosen()),
    onHome: () => dispatch(homeChosen()),
    onService: () => dispatch(pageChosen({ path: '/customerService' })),
  };
}
