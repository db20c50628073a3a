import { watchReturns } from '../watchReturns';

/** How often the viewport is looked at while somebody types, in ms: not every web view tells when a keyboard comes or goes. */
const lookEvery = 150;
/** So many looks after the last field was left, each keyboard has slid away. */
const looksAfterwards = 6;

/** A field that brings a keyboard up, or a frame, which may hold one. */
const wantsKeyboard = (element: Element | null): boolean =>
  element instanceof HTMLInputElement
    ? !/^(checkbox|radio|range|file|button|submit|reset|image|color)$/.test(element.type)
    : element?.matches('textarea, select, iframe, [contenteditable]') === true;

/**
 * Tells how much of the layout's bottom the on-screen keyboard covers, in px, whenever that has changed. Some web views
 * move the viewport without an event, and some leave it as it was after the keyboard is gone: what it says is believed
 * then only once it says something else, or a field has the focus again.
 * @returns ends it
 */
export function watchKeyboard(view: Window, tell: (inset: number) => void): () => void {
  const { visualViewport: viewport, document } = view;
  if (!viewport) return () => undefined;
  let told: number | undefined;
  /** What the viewport still said when there was no keyboard any more. */
  let outdated: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let looksLeft = 0;

  const isTyping = (): boolean => wantsKeyboard(document.activeElement);
  const said = (): string => [view.innerHeight, viewport.height, viewport.offsetTop].join();

  const look = (): void => {
    if (isTyping() || said() !== outdated) outdated = undefined;
    const covered = Math.round(view.innerHeight - viewport.height - viewport.offsetTop);
    // A page that is zoomed in has a small viewport too, and no keyboard.
    const isZoomed = Math.abs(viewport.scale - 1) > 0.01;
    const inset = isZoomed || outdated !== undefined ? 0 : Math.max(0, covered);
    if (inset === told) return;
    told = inset;
    tell(inset);
  };

  const lookAgain = (): void => {
    looksLeft = isTyping() ? looksAfterwards : looksLeft - 1;
    if (looksLeft <= 0) {
      clearInterval(timer);
      timer = undefined;
      outdated = said();
    }
    look();
  };

  const lookForAWhile = (): void => {
    looksLeft = looksAfterwards;
    timer ??= setInterval(lookAgain, lookEvery);
  };

  look();
  if (isTyping()) lookForAWhile();
  viewport.addEventListener('resize', look);
  viewport.addEventListener('scroll', look);
  view.addEventListener('resize', look);
  const endReturns = watchReturns(view, look);
  document.addEventListener('focusin', lookForAWhile);
  document.addEventListener('focusout', lookForAWhile);
  return () => {
    clearInterval(timer);
    viewport.removeEventListener('resize', look);
    viewport.removeEventListener('scroll', look);
    view.removeEventListener('resize', look);
    endReturns();
    document.removeEventListener('focusin', lookForAWhile);
    document.removeEventListener('focusout', lookForAWhile);
  };
}

/**
 * `--keyboard-inset` on the document, in px.
 * @returns takes it away again
 */
export function showKeyboardInset(view: Window): () => void {
  const { style } = view.document.documentElement;
  const end = watchKeyboard(view, (inset) => style.setProperty('--keyboard-inset', `${inset}px`));
  return () => {
    end();
    style.removeProperty('--keyboard-inset');
  };
}
