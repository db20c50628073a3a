import { Drawing } from './Drawing';

export const EmptyTrayDrawing = () => (
  <Drawing
    areas={
      <>
        <circle cx="80" cy="52" r="42" />
        <path d="M28 70h32l6 14h28l6-14h32v30a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z" />
      </>
    }
    lines={
      <>
        <path d="M28 70l16-32h72l16 32" />
        <path d="M28 70h32l6 14h28l6-14h32v30a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z" />
        <path d="M60 54h14M86 54h14" />
        <path d="M80 14v12M62 18l5 9M98 18l-5 9" />
      </>
    }
  />
);
