type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Elements that are watched for coming on screen, and how to tell their watchers. */
export const watched = new Map<Element, Report>();

class WatchedObserver {
  constructor(private readonly report: Report) {}

  observe(element: Element): void {
    watched.set(element, this.report);
  }

  disconnect(): void {
    for (const [element, report] of watched) if (report === this.report) watched.delete(element);
  }
}

let isStill = false;

/** Whether the visitor's system asks for less motion. */
export function setStillness(still: boolean): void {
  isStill = still;
}

// What jsdom has not: media queries, the observer of what is on screen, scrolling.
Object.assign(globalThis, {
  IntersectionObserver: WatchedObserver,
  matchMedia: () => ({ matches: isStill, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
});
Element.prototype.scrollTo = jest.fn();
