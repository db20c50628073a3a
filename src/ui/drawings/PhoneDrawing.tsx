import { Drawing } from './Drawing';

/** A page handed over to a phone's own screen: it goes on in the app. */
export const PhoneDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M86 14h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z" />
        <path d="M20 40h44v52H20Z" />
      </>
    }
    lines={
      <>
        <path d="M86 14h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z" />
        <path d="M100 24h12M102 101h8" />
        <path d="M78 40H26a6 6 0 0 0-6 6v40a6 6 0 0 0 6 6h52M20 54h58" />
        <path d="M40 72h62M92 62l10 10-10 10" />
      </>
    }
  />
);
