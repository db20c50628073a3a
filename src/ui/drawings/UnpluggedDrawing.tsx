import { Drawing } from './Drawing';

/** A plug pulled out of its socket: something did not load. */
export const UnpluggedDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="58" r="46" />
        <path d="M28 104h104a4 4 0 0 1 0 8H28a4 4 0 0 1 0-8Z" />
      </>
    }
    lines={
      <>
        <path d="M10 84c14 0 12-26 27-26h8" />
        <path d="M45 46h15a12 12 0 0 1 0 24H45Z" />
        <path d="M72 52h9M72 64h9" />
        <path d="M115 44h-13a14 14 0 0 0 0 28h13Z" />
        <path d="M115 58h8c15 0 13 26 27 26" />
        <path d="M84 30l3-10M95 33l7-8M73 33l-6-8" />
      </>
    }
  />
);
