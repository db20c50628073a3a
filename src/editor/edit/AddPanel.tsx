import { useState } from 'react';
import { blockFacts } from '../../blocks/blockFacts';
import { blockGroups } from '../../blocks/definition';
import { registry } from '../../blocks/registry';
import type { BlockType } from '../../template/block';
import type { Translate } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BlockCards } from '../palette/BlockCards';
import { PaletteSearch } from '../palette/PaletteSearch';
import styles from '../palette/Palette.module.css';
import { isSearch, searched } from '../palette/searchBlocks';
import { useBlockActions } from './useBlockActions';
import { useWorkspace } from './workspace';

// A table with exactly these keys: the compiler checks it.
const blockTypes = Object.keys(registry) as BlockType[];

const searchableBlocks = (translate: Translate) =>
  blockTypes.map((type) => ({
    type,
    name: translate(`editorFields:block.${type}`),
    purpose: translate(`editorPalette:purpose.${type}`),
    words: translate(`editorPalette:words.${type}`),
  }));

/** Puts a new block of a type on the page, and says so to who does not see it. */
function useAdding() {
  const translate = useTranslate();
  const { newBlocks } = useWorkspace();
  const { insert } = useBlockActions();
  const [said, say] = useState('');
  const add = (type: BlockType): void => {
    newBlocks.refresh();
    insert([newBlocks.block(type)]);
    say(translate('editorPalette:added', { name: translate(`editorFields:block.${type}`) }));
  };
  return { add, said, prepare: () => newBlocks.refresh() };
}

/** Everything that can be put on the page: dragged there, pressed, or chosen by Enter. */
export function AddPanel() {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { add, said, prepare } = useAdding();
  const found = searched(searchableBlocks(translate), search).map(({ type }) => type);
  const [best] = found;
  return (
    <div className={styles.palette} onPointerDownCapture={prepare}>
      <PaletteSearch
        search={search}
        count={found.length}
        onChange={setSearch}
        onEnter={() => best && isSearch(search) && add(best)}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {isSearch(search) ? (
        <BlockCards types={found} onChosen={add} />
      ) : (
        blockGroups.map((group) => (
          <section key={group}>
            <h2 className={styles.heading}>{translate(`editorEdit:screen.blocks.${group}`)}</h2>
            <BlockCards
              types={blockTypes.filter((type) => blockFacts[type].group === group)}
              onChosen={add}
            />
          </section>
        ))
      )}
    </div>
  );
}
