import { Drawing } from './Drawing';

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
