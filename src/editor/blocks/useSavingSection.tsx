import { type ReactNode, useState } from 'react';
import { recordOf } from '../../kernel/record';
import type { Section } from '../../generated/editor';
import { useBlockActions } from '../edit/useBlockActions';
import { usePageFacts, useWorkspace } from '../edit/workspace';
import { SaveSectionDialog } from '../sections/SaveSectionDialog';
import { markItems } from '../synced/syncedItems';
import { topmostOf } from './itemTree';
import { useReadChosenBlocks } from './useChosenBlocks';

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
