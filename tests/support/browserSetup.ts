import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; browsers have had them for years.
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown });

/** Nothing has a size in jsdom, so nothing ever changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: StillResizeObserver });

// jsdom knows the element, but not how to open it.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(window, { scrollTo: () => undefined });
