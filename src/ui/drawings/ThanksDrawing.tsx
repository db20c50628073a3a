import { Drawing } from './Drawing';

/** A speech bubble with a heart: thank you for your opinion. */
export const ThanksDrawing = () => (
  <Drawing
    areas={
      <path d="M40 18h80a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H92l-20 20V86H40a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12Z" />
    }
    lines={
      <>
        <path d="M40 18h80a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H92l-20 20V86H40a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12Z" />
        <path d="M80 72c-14-9-20-16-20-24a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 8-6 15-20 24Z" />
        <path d="M12 44h6M142 44h6M14 62h4M142 62h4" />
      </>
    }
  />
);
