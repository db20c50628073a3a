import { safeBottomName } from '../../kernel/pageAddress';

/** What a strip may cover at most, in CSS pixels (contract §4): an app that says more has counted the screen's own pixels. */
const mostCovered = 120;

/** The value of the query inside the hash wins, as everywhere. */
function coveredOf({ search, hash }: Pick<Location, 'search' | 'hash'>): number {
  const named = new RegExp(`[?&]${safeBottomName}=(\\d+(?:\\.\\d+)?)(?=&|$)`);
  const said = named.exec(hash) ?? named.exec(search);
  return Math.min(Number(said?.[1] ?? 0), mostCovered);
}

/**
 * Keeps what stands at the bottom clear of a strip of the system that `env(safe-area-inset-bottom)` does not report and
 * the app names in the address. Before the first paint, so that nothing jumps.
 */
export function keepClearOfStrip({ location, document }: Window): void {
  const covered = coveredOf(location);
  // By CSSOM, which the content security policy allows.
  if (covered > 0)
    document.documentElement.style.setProperty(
      '--safe-bottom',
      `max(env(safe-area-inset-bottom, 0px), ${covered}px)`,
    );
}
