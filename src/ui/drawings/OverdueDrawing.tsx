import { Drawing } from './Drawing';

/** A calendar with a bell that rings: the day of payment has passed. */
export const OverdueDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M32 24h80v20H32Z" />
        <path d="M84 98c6-4 6-10 6-18a18 18 0 0 1 36 0c0 8 0 14 6 18Z" fill="var(--color-background)" />
        <path d="M84 98c6-4 6-10 6-18a18 18 0 0 1 36 0c0 8 0 14 6 18Z" />
      </>
    }
    lines={
      <>
        <path d="M74 104H38a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v20" />
        <path d="M32 44h80M52 16v14M92 16v14" />
        <path d="M46 58h8M66 58h8M46 72h8M66 72h8M46 86h8" />
        <path d="M84 98c6-4 6-10 6-18a18 18 0 0 1 36 0c0 8 0 14 6 18Z" />
        <path d="M102 105a7 7 0 0 0 12 0M108 76v10M108 91v.1" />
        <path d="M136 62c4 5 6 10 6 16M80 62c-4 5-6 10-6 16" />
      </>
    }
  />
);
