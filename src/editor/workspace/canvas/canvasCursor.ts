import type { CanvasTexts } from './CanvasTexts';

/** The texts of the open canvas, for what puts the cursor into one of them; undefined: no canvas is open. */
export const canvasCursor: { texts: CanvasTexts | undefined } = { texts: undefined };
