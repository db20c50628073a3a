import { Drawing } from './Drawing';

/** Two halves of a link that did not join. */
export const FailureDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="58" r="46" />
      </>
    }
    lines={
      <>
        <path d="M70 46l-6-6a17 17 0 0 0-24 24l14 14a17 17 0 0 0 22 2" />
        <path d="M90 70l6 6a17 17 0 0 0 24-24l-14-14a17 17 0 0 0-22-2" />
        <path d="M66 88l-3 10M52 86l-8 8M94 28l3-10M108 30l8-8" />
        <path d="M28 112h104" />
      </>
    }
  />
);
