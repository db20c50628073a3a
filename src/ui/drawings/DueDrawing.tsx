import { Drawing } from './Drawing';

/** A calendar with a coin on the day: a payment is due. */
export const DueDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M32 24h80v20H32Z" />
        <circle cx="108" cy="84" r="24" fill="var(--color-background)" />
        <circle cx="108" cy="84" r="24" />
      </>
    }
    lines={
      <>
        <path d="M78 104H38a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v24" />
        <path d="M32 44h80M52 16v14M92 16v14" />
        <path d="M46 58h8M66 58h8M86 58h8M46 72h8M66 72h8M46 86h8M66 86h8" />
        <circle cx="108" cy="84" r="24" />
        <circle cx="108" cy="84" r="16" />
        <path d="m108 76 6 8-6 8-6-8Z" />
      </>
    }
  />
);
