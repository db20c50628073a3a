import { Drawing } from './Drawing';

/** A folded map with a place marked on nothing: this address leads nowhere. */
export const EmptyMapDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M26 42l36-12v66l-36 12Z" />
        <path d="M98 42l36-12v66l-36 12Z" />
      </>
    }
    lines={
      <>
        <path d="M26 42l36-12 36 12 36-12v66l-36 12-36-12-36 12Z" />
        <path d="M62 30v66M98 42v66" />
        <path d="M80 66c-10-13-15-20-15-28a15 15 0 0 1 30 0c0 8-5 15-15 28Z" fill="var(--color-background)" />
        <path d="M76 34a4.5 4.5 0 1 1 6 4c-1.5.8-2 1.5-2 3.5M80 47v.1" />
        <path d="M38 84l8-3M110 66l8 3" />
      </>
    }
  />
);
