import { Drawing } from './Drawing';

/** A form under a magnifier: the loan is being looked at. */
export const ReviewDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M42 16h52l16 16v76H42Z" />
        <circle cx="104" cy="76" r="22" fill="var(--color-background)" />
        <circle cx="104" cy="76" r="22" />
      </>
    }
    lines={
      <>
        <path d="M92 108H46a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4h46l18 18v16" />
        <path d="M90 18v18h18" />
        <path d="M56 44h24M56 58h28M56 72h18M56 86h18" />
        <circle cx="104" cy="76" r="22" />
        <path d="M120 92l16 16" />
        <path d="M96 76l6 6 11-12" />
      </>
    }
  />
);
