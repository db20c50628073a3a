import { Drawing } from './Drawing';

/** A ticked receipt beside its coins: the loan is finished. */
export const SettledDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M36 18h56v84l-9-6-9.500 6-9.500-6-9.500 6-9-6-9.500 6Z" />
        <ellipse cx="116" cy="98" rx="20" ry="7" />
      </>
    }
    lines={
      <>
        <path d="M36 18h56v84l-9-6-9.500 6-9.500-6-9.500 6-9-6-9.500 6Z" />
        <path d="M50 50l10 10 20-22M50 76h28" />
        <ellipse cx="116" cy="70" rx="20" ry="7" />
        <path d="M96 70v14c0 4 9 7 20 7s20-3 20-7V70" />
        <path d="M96 84v14c0 4 9 7 20 7s20-3 20-7V84" />
        <path d="M112 28h8M116 24v8M132 44h.1" />
      </>
    }
  />
);
