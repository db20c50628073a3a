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
        <path d="M115 76c-2-3-4.500-4-7.500-4-4.500 0-7.500 2.300-7.500 5.500 0 7.500 16 4 16 11.500 0 3.800-3.700 5.500-8 5.500-3.700 0-6.500-1.700-8-4.500M107.500 67v5M107.500 95v5" />
      </>
    }
  />
);
