import { createContext, useContext } from 'react';
import type { PageContextValue } from '../../blocks/PageContext';
import type { Preparation } from '../../template/prepareBlocks';
import type { Translate } from '../../texts/textKey';
import type { ThemeColors } from '../../template/theme';

/** What the canvas needs to draw blocks as a visitor's page would. */
export interface CanvasContextValue {
  readonly preparation: Preparation;
  readonly page: PageContextValue;
  /** Texts of the blocks in the language that is shown, which is not that of the editor. */
  readonly translateBlocks: Translate;
  readonly theme: ThemeColors;
}

export const CanvasContext = createContext<CanvasContextValue | undefined>(undefined);

export function useCanvas(): CanvasContextValue {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('The canvas was drawn outside CanvasContext');
  return canvas;
}
