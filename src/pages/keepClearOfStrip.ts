/** What a strip may cover at most, in CSS pixels (contract §4): an app that says more has counted the screen's own pixels. */
const mostCovered = 120;

/**
 * Keeps what stands at the bottom clear of a strip of the system that `env(safe-area-inset-bottom)` does not report and
 * the app names in the address (`safeBottom`); what stands inside the hash wins. To be called first thing, so that hardly
 * anything moves. By CSSOM, which the content security policy allows.
 */
export function keepClearOfStrip({ location, document }: Window): void {
  const said = /[?&]safeBottom=(\d+\.?\d*)/.exec(location.hash + location.search)?.[1];
  if (said) document.documentElement.style.setProperty('--strip', `${Math.min(Number(said), mostCovered)}px`);
}
