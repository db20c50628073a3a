import './earlyInput';

/** Brings what was said into view, and the focus to it, so that a tap that can't act has an answer. */
export function faceScriptMissing(): void {
  const notice = document.querySelector<HTMLElement>('[data-script-missing]');
  if (!notice) return;
  notice.tabIndex = -1;
  // At once: a smooth scroll can be cut short, by parts of the page that are laid out meanwhile, and end elsewhere.
  notice.scrollIntoView({ block: 'center', behavior: 'instant' });
  notice.focus({ preventScroll: true });
}

/**
 * Shows what the page says where a script that it needs did not arrive; the host wrote it, hidden. Nothing is promised
 * any more, and taps that were kept are answered with it. A page that is hydrated speaks for itself.
 */
export function showScriptMissing(): void {
  const early = window.vitrinaEarly;
  if (early?.isHydrated) return;
  document.querySelector('[data-early-note]')?.remove();
  document.querySelectorAll('[data-script-missing]').forEach((notice) => notice.removeAttribute('hidden'));
  if (!early) return;
  early.isScriptMissing = true;
  const kept = early.taps.splice(0);
  kept.forEach((control) => control.removeAttribute('aria-busy'));
  if (kept.length) faceScriptMissing();
}
