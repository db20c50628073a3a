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

/** A coin on its way from one hand to an account: the money is being sent. */
export const TransferDrawing = () => (
  <Drawing
    areas={
      <>
        <path d="M84 62l32-18 32 18v6H84Z" />
        <circle cx="44" cy="52" r="26" />
      </>
    }
    lines={
      <>
        <circle cx="44" cy="52" r="26" />
        <path d="M51 44c-2-3-5-4-8-4-5 0-8 2.500-8 6 0 8 17 4 17 12 0 4-4 6-8.500 6-4 0-7-2-8.500-5M43.500 35v5M43.500 64v5" />
        <path d="M84 64l32-18 32 18v5H84Z" />
        <path d="M92 72v24M108 72v24M124 72v24M140 72v24M84 100h64" />
        <path d="M44 88v8a10 10 0 0 0 10 10h12M60 99l8 7-8 7" />
        <path d="M82 26h18M92 20l8 6-8 6" />
      </>
    }
  />
);
