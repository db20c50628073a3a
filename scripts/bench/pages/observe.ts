/** What runs inside the pages that are measured. Functions here are sent as text, so each holds all that it needs. */

export interface PaintMarks {
  fcp: number | undefined;
  lcp: number | undefined;
  /** Largest session window of layout shifts (Core Web Vitals). */
  cls: number;
  /** Start and duration of each task above 50 ms. */
  readonly longTasks: [start: number, duration: number][];
  /** When every control works by itself. */
  interactive: number | undefined;
}

export interface TapMarks {
  /** When the control to tap was first there. */
  seen: number | undefined;
  /** When a message became visible after a trusted tap on it. */
  answered: number | undefined;
  said: string;
  /** When the page did what the control is there for, where that is looked for (`observeAct`). */
  acted: number | undefined;
  did: string;
  /** Addresses of the scripts that had arrived by then. */
  scripts: readonly string[];
}

declare global {
  interface Window {
    benchPaint: PaintMarks;
    benchTap: TapMarks;
    benchControl: Element | null;
  }
}

/** Observers alone, so that measuring costs next to nothing. */
export function observePaint(): void {
  const marks: PaintMarks = { fcp: undefined, lcp: undefined, cls: 0, longTasks: [], interactive: undefined };
  window.benchPaint = marks;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (marks.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => marks.longTasks.push([startTime, duration]));
  // The reference page marks the moment itself.
  watch('mark', ({ name, startTime }) => {
    if (name === 'interactive') marks.interactive = startTime;
  });
  const shifts = { sum: 0, first: 0, last: 0 };
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const belongs = shifts.sum > 0 && startTime - shifts.last < 1_000 && startTime - shifts.first < 5_000;
    if (!belongs) Object.assign(shifts, { sum: 0, first: startTime });
    shifts.sum += value;
    shifts.last = startTime;
    marks.cls = Math.max(marks.cls, shifts.sum);
  });
  // Our pages say by this flag that they are hydrated.
  let early: object | undefined;
  Object.defineProperty(window, 'vitrinaEarly', {
    configurable: true,
    get: () => early,
    set(value: { isHydrated: boolean }) {
      let isHydrated = value.isHydrated;
      early = value;
      Object.defineProperty(value, 'isHydrated', {
        get: () => isHydrated,
        set(next: boolean) {
          if (next && !isHydrated) marks.interactive = performance.now();
          isHydrated = next;
        },
      });
    },
  });
}

/** Notes when, after a trusted tap on the control, a message becomes visible. */
export function observeTaps(): void {
  const messages = '[role=alert],[role=status],[aria-live]';
  const marks: TapMarks = {
    seen: undefined,
    answered: undefined,
    said: '',
    acted: undefined,
    did: '',
    scripts: [],
  };
  window.benchTap = marks;
  window.benchControl = null;
  let isTapped = false;
  const isShown = (element: Element): boolean => {
    const text = element.textContent.trim();
    return (
      text !== '' && element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
    );
  };
  window.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      if (isTrusted && target instanceof Node && window.benchControl?.contains(target)) isTapped = true;
    },
    true,
  );
  const look = (record: MutationRecord): void => {
    for (const node of [record.target, ...record.addedNodes]) {
      const element = node instanceof Element ? node : node.parentElement;
      const message =
        element?.closest(messages) ?? (node === record.target ? null : element?.querySelector(messages));
      if (!message || !isShown(message)) continue;
      Object.assign(marks, { answered: performance.now(), said: message.textContent.trim().slice(0, 60) });
      return;
    }
  };
  new MutationObserver((records) => {
    if (isTapped && marks.answered === undefined) records.forEach(look);
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'hidden'],
  });
}

/** The marks, and where the control stands on the screen once it is there. */
export function lookForControl(selector: string): {
  readonly marks: TapMarks;
  readonly place?: { readonly x: number; readonly y: number };
} {
  const marks = window.benchTap;
  const control = document.querySelector(selector);
  if (!control) return { marks };
  const isNew = window.benchControl !== control;
  window.benchControl = control;
  marks.seen ??= performance.now();
  const { top, bottom } = control.getBoundingClientRect();
  if (isNew || top < 0 || bottom > window.innerHeight)
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { marks, place: { x: x + width / 2, y: y + height / 2 } };
}
