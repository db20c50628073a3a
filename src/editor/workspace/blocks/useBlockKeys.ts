import { useEffect } from 'react';
import { useBlockActions } from '../model/useBlockActions';
import { ownsItsKeys } from '../../kit/ui/keyTarget';
import { putBlocks, takeBlocks } from './blockClipboard';
import type { MoveDirection } from '../items/moveItems';
import { type BlockCommands, useBlockCommands } from './useBlockCommands';

const hasChosenText = (view: Window): boolean => {
  const chosen = view.getSelection();
  return chosen !== null && !chosen.isCollapsed && chosen.toString().trim() !== '';
};

const directions: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** What a key does to the chosen blocks; undefined: nothing. */
function commandOf(event: KeyboardEvent, commands: BlockCommands): (() => void) | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isCommand = (ctrlKey || metaKey) && !shiftKey && !altKey;
  const isPlain = !ctrlKey && !metaKey && !shiftKey;
  if (isCommand && key.toLowerCase() === 'd') return commands.duplicate;
  if (isPlain && !altKey && (key === 'Delete' || key === 'Backspace')) return commands.remove;
  const direction = isPlain && altKey ? directions[key] : undefined;
  return direction && (() => commands.move(direction));
}

/**
 * Copy, cut, paste, duplicate, delete and move the chosen blocks by keys, in one window: before Puck sees them, which
 * deletes one block only. Copy, cut and paste are the browser's own, so that every way to ask for them works.
 */
export function useBlockKeys(view: Window | null | undefined): void {
  const commands = useBlockCommands();
  const { chosenIds } = useBlockActions();
  useEffect(() => {
    if (!view) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.isComposing || ownsItsKeys(event.target) || chosenIds().size === 0) return;
      const command = commandOf(event, commands);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      command();
    };
    const handleTaking = (event: ClipboardEvent): void => {
      if (ownsItsKeys(event.target) || hasChosenText(view)) return;
      const text = event.type === 'cut' ? commands.cut() : commands.copy();
      if (text === undefined) return;
      event.preventDefault();
      putBlocks(event.clipboardData, text);
    };
    const handlePaste = (event: ClipboardEvent): void => {
      if (!ownsItsKeys(event.target) && commands.paste(takeBlocks(event.clipboardData)))
        event.preventDefault();
    };
    view.addEventListener('keydown', handleKey, true);
    view.addEventListener('copy', handleTaking);
    view.addEventListener('cut', handleTaking);
    view.addEventListener('paste', handlePaste);
    return () => {
      view.removeEventListener('keydown', handleKey, true);
      view.removeEventListener('copy', handleTaking);
      view.removeEventListener('cut', handleTaking);
      view.removeEventListener('paste', handlePaste);
    };
  }, [view, commands, chosenIds]);
}
