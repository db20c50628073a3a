import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; browsers have had them for years.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
});

/** Nothing has a size in jsdom, so nothing ever changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: StillResizeObserver });

/** Nor can anything be out of sight. */
Element.prototype.scrollIntoView = () => undefined;
