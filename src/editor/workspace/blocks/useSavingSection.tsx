import { type ReactNode, useState } from 'react';
import { recordOf } from '../../../kernel/record';
import type { Section } from '../../../generated/editor';
import { useBlockActions } from '../model/useBlockActions';
import { usePageFacts, useWorkspace } from '../model/workspace';
import { SaveSectionDialog } from '../../library/sections/SaveSectionDialog';
import { markItems } from '../items/syncedItems';
import { topmostOf } from '../items/itemTree';
import { useReadChosenBlocks } from '../model/useChosenBlocks';

interface SavingSection {
  /** Asks under which name to keep the chosen blocks; nothing where none is chosen. */
  readonly ask: () => void;
  /** The question, while it is open. */
  readonly dialog: ReactNode;
}

function surroundingsOf(text: string) {
  const { schemaVersion, theme } = recordOf(JSON.parse(text) as unknown);
  return { schemaVersion, theme };
}

/** Keeps the chosen blocks as a section, from wherever a button for it stands. */
export function useSavingSection(): SavingSection {
  const { history } = useWorkspace();
  const { items, chosenIds, change } = useBlockActions();
  const { locale, market = 'none' } = usePageFacts();
  const readChosen = useReadChosenBlocks();
  const [blocks, setBlocks] = useState<readonly unknown[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const markFirstCopy = ({ id, synced }: Section): void => {
    const saved = topmostOf(items(), chosen);
    if (synced) change((all) => markItems(all, saved, { id, version: synced.version }), chosen);
  };
  return {
    ask: () => {
      setBlocks(readChosen());
      setChosen(chosenIds());
    },
    dialog: blocks.length > 0 && (
      <SaveSectionDialog
        blocks={blocks}
        surroundings={surroundingsOf(history.text)}
        page={{ locale, market }}
        onSaved={markFirstCopy}
        onClosed={() => setBlocks([])}
      />
    ),
  };
}
