import { isSignInFault, type SignInFault, signInFaultParameter } from '../../../kernel/signInFault';

/** What the editor's page says of the identity provider. */
const facts = () => document.getElementById('root')?.dataset ?? {};

/** What people call it; undefined: there is none. */
export const providerName = (): string | undefined => facts().provider;

/** Only some accounts may be signed in to with a password. */
export const passwordsOfFew = (): boolean => facts().passwords === 'few';

export const signsOutAtProvider = (): boolean => facts().providerSignOut !== undefined;

/** Where the browser goes to sign out there too. */
export const providerSignOutPath = '/editor/sign-in/out';

/**
 * Leads to the provider and, once somebody is signed in, back to where the browser is now. The provider sends browsers to one
 * address alone, and a way begun at another would not be known there: from elsewhere it leads to the same page at that one.
 * @param isAgain they have to show there who they are, although they may be signed in
 */
export function providerSignInAddress(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  isAgain: boolean,
): string {
  const { providerOrigin = origin } = facts();
  if (providerOrigin !== origin) return providerOrigin + pathname + search;
  const query = new URLSearchParams({ returnTo: pathname + search, ...(isAgain && { again: '1' }) });
  return `/editor/sign-in?${query.toString()}`;
}

/** Why the sign-in that the browser comes from came to nothing. It is taken out of the address: it is said once. */
export function takeSignInFault({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): SignInFault | undefined {
  const query = new URLSearchParams(location.search);
  const fault = query.get(signInFaultParameter);
  if (fault === null) return undefined;
  query.delete(signInFaultParameter);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return isSignInFault(fault) ? fault : undefined;
}
