import { type ReactNode, useState } from 'react';
import { recordOf } from '../../kernel/record';
import { useWorkspace } from '../edit/workspace';
import { SaveSectionDialog } from '../sections/SaveSectionDialog';
import { useReadChosenBlocks } from './useChosenBlocks';

interface SavingSection {
  /** Asks under which name to keep the chosen blocks; nothing where none is chosen. */
  readonly ask: () => void;
  /** The question, while it is open. */
  readonly dialog: ReactNode;
}

/** Keeps the chosen blocks as a section, from wherever a button for it stands. */
export function useSavingSection(): SavingSection {
  const { history } = useWorkspace();
  const readChosen = useReadChosenBlocks();
  const [blocks, setBlocks] = useState<readonly unknown[]>([]);
  return {
    ask: () => setBlocks(readChosen()),
    dialog: blocks.length > 0 && (
      <SaveSectionDialog
        blocks={blocks}
        schemaVersion={recordOf(JSON.parse(history.text)).schemaVersion}
        onClosed={() => setBlocks([])}
      />
    ),
  };
}
