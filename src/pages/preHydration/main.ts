/**
 * Inlined in the head, before all that can be tapped: keeps what a visitor does until the page is hydrated.
 * Letters stay in their inputs by themselves; taps on controls are kept here and repeated by `replayEarlyInput`.
 * Nothing in it may change what React will find, attributes that React does not render apart.
 */
import type { EarlyInput } from './earlyInput';
import { faceScriptMissing, showScriptMissing } from './scriptMissing';

let touch = (): void => undefined;
const touched = new Promise<void>((resolve) => (touch = resolve));
const early: EarlyInput = {
  openedHash: location.hash,
  taps: [],
  isHydrated: false,
  touched,
  touch,
  countedVisits: [],
  errors: [],
};
window.vitrinaEarly = early;

/**
 * A control that does nothing by itself; other links, summaries and fields work without any script. A link to another
 * screen is one of them: followed early, it would take the page from under React together with what was typed. So are
 * those of a borrower's screen, whose script takes the session along.
 */
const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(
        early.isScriptMissing ? 'button' : 'button,a[href^="#/"],[data-holds-links] a',
      )
    : null;

for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'click'])
  document.addEventListener(type, touch, { capture: true, passive: true });

document.addEventListener(
  'click',
  (event) => {
    const control = early.isHydrated ? null : controlOf(event.target);
    if (!control) return;
    event.preventDefault();
    // React listens before it has hydrated all of the page: it would answer this tap as well as the repeated one.
    event.stopImmediatePropagation();
    if (early.isScriptMissing) return faceScriptMissing();
    if (!early.taps.includes(control)) early.taps.push(control);
    control.setAttribute('aria-busy', 'true');
    document.querySelector('[data-early-note]')?.removeAttribute('hidden');
  },
  true,
);

window.addEventListener('flutterInAppWebViewPlatformReady', () => (early.isFlutterReady = true));

document.addEventListener('submit', (event) => event.preventDefault(), true);

/** A script that did not arrive: the page says what it can't do without it. Other errors are kept for whoever reports them. */
window.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) showScriptMissing();
    else if (event.error && early.errors.length < 9) early.errors.push(event.error);
  },
  true,
);
