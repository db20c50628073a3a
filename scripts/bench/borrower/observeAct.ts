import type { TapMarks } from '../pages/observe';

/**
 * Runs inside the pages of borrowers after `observeTaps`, and sent as text: notes when, after a trusted tap on the main
 * control, the page does what the control is there for. Where a tap leads to another document, that one goes on with
 * what the first one knew.
 */
export function observeAct(): void {
  const keptUnder = 'bench.tap';
  const titleOf = (): string => document.querySelector('h1')?.textContent.trim() ?? '';
  const kept = JSON.parse(sessionStorage.getItem(keptUnder) ?? '{}') as {
    began?: number;
    title?: string;
    marks?: TapMarks;
  };
  const began = kept.began ?? performance.timeOrigin;
  let { title } = kept;
  const marks = Object.assign(window.benchTap, kept.marks);
  const keep = (): void => sessionStorage.setItem(keptUnder, JSON.stringify({ began, title, marks }));
  const isWorking = (control: Element): boolean =>
    control.matches('[aria-busy=true]') || control.querySelector('[aria-busy=true]') !== null;

  /** Until then our page only keeps a tap, and marks its control so. */
  const isHydrated = (): boolean =>
    (window as { vitrinaEarly?: { isHydrated: boolean } }).vitrinaEarly?.isHydrated ?? true;

  function actionName(): string {
    if (!isHydrated()) return '';
    const control = window.benchControl;
    const next = titleOf();
    if (next !== '' && next !== title) return `next screen: ${next}`;
    if (control && isWorking(control)) return 'control busy';
    if (control?.matches('[aria-expanded=true]')) return 'opened';
    if (document.querySelector('dialog[open]')) return 'sheet';
    const fault = document.querySelector('fieldset[aria-describedby]')?.getAttribute('aria-describedby');
    return (fault && document.getElementById(fault)?.textContent.trim()) || '';
  }

  window.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Node) || !window.benchControl?.contains(target)) return;
      title ??= titleOf();
      keep();
    },
    true,
  );
  new MutationObserver(() => {
    if (title === undefined || marks.acted !== undefined) return;
    const did = actionName();
    if (did === '') return;
    const acted = performance.timeOrigin + performance.now() - began;
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    Object.assign(marks, { acted, did, scripts });
    if (marks.answered === undefined) Object.assign(marks, { answered: acted, said: did });
    keep();
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'aria-expanded', 'aria-describedby', 'open', 'hidden', 'class'],
  });
}
