import { type ComponentType, useEffect, useState } from 'react';
import type { VisualEditorProps } from '../richText/VisualEditor';

type Loaded = ComponentType<VisualEditorProps>;

/** Once it is there, each field has it from its first drawing. */
let loaded: Loaded | undefined;

interface VisualEditor {
  /** Undefined: not there yet. */
  readonly RichTextField: Loaded | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The visual editor, loaded by the first field that needs it: it weighs as much as the rest of the screen, and most blocks
 * have no formatted text.
 */
export function useVisualEditor(isNeeded: boolean): VisualEditor {
  const [found, setFound] = useState(() => loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isWanted = isNeeded && !found;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      try {
        const { default: field } = await import('../richText/RichTextField');
        loaded = field;
        if (!isOver) setFound(() => field);
      } catch {
        // No connection, or a new version of the editor: the field says so.
        if (!isOver) setFailedAttempt(attempt);
      }
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [isWanted, attempt]);
  const retry = (): void => setAttempt((times) => times + 1);
  return { RichTextField: found, hasFailed: failedAttempt === attempt, retry };
}
