import { Drawing } from './Drawing';

/** A ticked seal: it is done. */
export const SuccessDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="56" r="38" />
        <path d="M62 88l-8 24 14-5 8 9 6-20Z" />
        <path d="M98 88l8 24-14-5-8 9-6-20Z" />
      </>
    }
    lines={
      <>
        <circle cx="80" cy="56" r="38" />
        <path d="M62 57l12 12 24-26" />
        <path d="M60 89l-6 22 13-5 8 8 4-16M100 89l6 22-13-5-8 8-4-16" />
        <path d="M24 34h10M29 29v10M128 26h8M132 22v8M26 78h.1M136 70h.1" />
      </>
    }
  />
);
