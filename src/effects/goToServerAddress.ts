import { put } from 'typed-redux-saga';
import { toastRequested } from '../events/toast';
import { isSecretName, visibleParameters } from '../kernel/pageAddress';
import { checkRedirect, withParameters } from '../kernel/address';
import type { BorrowerDependencies } from './borrowerDependencies';

interface Leaving {
  readonly address: string;
  /** Added to the address beside the visible common parameters. */
  readonly query?: Readonly<Record<string, string>>;
  readonly isReplacing?: boolean;
}

/** Only a document that is loaded anew takes secrets out of its address, and other common parameters in. */
function opensAnew({ search, searchParams }: URL, shown: string): boolean {
  const isChanged = JSON.stringify(visibleParameters(search)) !== JSON.stringify(visibleParameters(shown));
  return isChanged || [...searchParams.keys()].some(isSecretName);
}

/**
 * Goes where the server says, with the visible common parameters; the rest of them waits in this tab's session.
 * An address that leads elsewhere than to us and our partners is refused with a message (contract §3).
 * @returns false where it was refused
 */
export function* goToServerAddress(
  { window: { location }, brand, navigator, leave }: BorrowerDependencies,
  { address, query = {}, isReplacing = false }: Leaving,
) {
  const { apiOrigin, redirectOrigins } = brand;
  const destination = checkRedirect(address, { origin: location.origin, apiOrigin, redirectOrigins });
  if (!destination) {
    yield* put(toastRequested({ key: 'borrower:addressRefused' }));
    return false;
  }
  const { safeBottom, ...common } = visibleParameters(location.search);
  // A page of somebody else's knows nothing of it.
  const ours = destination.isOwnOrigin && safeBottom ? { safeBottom } : {};
  const url = withParameters(destination.url, { ...common, ...ours, ...query });
  if (destination.isOwnOrigin && navigator.hasScreen(url.pathname) && !opensAnew(url, location.search)) {
    navigator.open(`${url.pathname}${url.search}${url.hash}`, isReplacing);
  } else {
    leave(url.href, isReplacing);
  }
  return true;
}
