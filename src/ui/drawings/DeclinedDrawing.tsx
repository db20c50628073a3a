import { Drawing } from './Drawing';

/** A form that was handed back. */
export const DeclinedDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M42 16h52l16 16v76H42Z" />
        <circle cx="108" cy="86" r="22" fill="var(--color-background)" />
        <circle cx="108" cy="86" r="22" />
      </>
    }
    lines={
      <>
        <path d="M84 108H46a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4h46l18 18v24" />
        <path d="M90 18v18h18" />
        <path d="M56 44h24M56 58h34M56 72h20" />
        <circle cx="108" cy="86" r="22" />
        <path d="M100 78l16 16M116 78l-16 16" />
      </>
    }
  />
);
