import { Drawing } from './Drawing';

/** An hourglass, sand still running: what came of it is not known yet. */
export const WaitingDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="58" r="46" />
        <path d="M60 92c4-14 12-18 20-24 8 6 16 10 20 24Z" fill="var(--color-accent)" opacity="0.35" />
      </>
    }
    lines={
      <>
        <path d="M54 20h52M54 98h52" />
        <path d="M60 20v12c0 14 14 20 20 27 6-7 20-13 20-27V20" />
        <path d="M60 98V86c0-14 14-20 20-27 6 7 20 13 20 27v12" />
        <path d="M66 40h28" />
        <path d="M80 66v3M80 76v3M80 86v3" />
        <path d="M28 112h104" />
      </>
    }
  />
);
