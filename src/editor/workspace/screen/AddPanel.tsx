import { useCallback, useState } from 'react';
import { blockFacts } from '../../../blocks/blockFacts';
import { blockGroups } from '../../../blocks/definition';
import { everyDefinition } from '../../../blocks/everyDefinition';
import type { Section } from '../../../generated/editor';
import type { BlockType } from '../../../template/block';
import { withMarks } from '../../../template/synced/syncedMark';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { BlockCards } from '../../kit/palette/BlockCards';
import { PaletteSearch } from '../../kit/palette/PaletteSearch';
import styles from '../../kit/palette/Palette.module.css';
import { isSearch, searchMatches } from '../../kit/palette/searchBlocks';
import { SectionCards } from '../../library/sections/SectionCards';
import { sectionList } from '../../library/sections/sectionsFeature';
import { typeNames } from '../../library/sections/TypeNames';
import { announce } from '../../kit/ui/Announcer';
import { DataState } from '../../kit/ui/DataState';
import { SaveChosen } from './SaveChosen';
import { Segments } from '../../kit/ui/Segments';
import { useBlockActions } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';

// A table with exactly these keys: the compiler checks it.
const blockTypes = Object.keys(everyDefinition) as BlockType[];

const searchableBlocks = (translate: Translate) =>
  blockTypes.map((type) => ({
    type,
    name: translate(`editorFields:block.${type}`),
    purpose: translate(`editorPalette:purpose.${type}`),
    words: translate(`editorPalette:words.${type}`),
  }));

const searchableSections = (sections: readonly Section[], translate: Translate) =>
  sections.map((section) => ({
    section,
    name: section.name,
    purpose: typeNames(section.types, translate),
    words: section.createdByName,
  }));

/** Puts new blocks on the page, and says so to who does not see it. */
function useAdding() {
  const translate = useTranslate();
  const { newBlocks, isSection } = useWorkspace();
  const { insert } = useBlockActions();
  const prepare = useCallback(() => newBlocks.refresh(), [newBlocks]);
  const add = (blocks: readonly unknown[], name: string): void => {
    insert(blocks);
    announce(translate('editorPalette:added', { name }));
  };
  const addSection = (blocks: readonly unknown[], { id, name, synced }: Section): void =>
    add(synced && !isSection ? withMarks(blocks, { id, version: synced.version }) : blocks, name);
  const addBlock = (type: BlockType): void => {
    prepare();
    add([newBlocks.block(type)], translate(`editorFields:block.${type}`));
  };
  return { addBlock, addSection, prepare };
}

/** Everything that can be put on the page: dragged there, pressed, or chosen by Enter. */
export function AddPanel() {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [shelf, setShelf] = useState<Shelf>('blocks');
  const { addBlock, addSection, prepare } = useAdding();
  const sections = useResource(sectionList, undefined);
  const isLooking = isSearch(search);
  const types = searchMatches(searchableBlocks(translate), search).map(({ type }) => type);
  const kept = searchMatches(searchableSections(sections.value?.sections ?? [], translate), search).map(
    ({ section }) => section,
  );
  const [best] = types;
  return (
    <div className={styles.palette} onPointerDownCapture={prepare}>
      <PaletteSearch
        search={search}
        count={types.length + kept.length}
        onChange={setSearch}
        onEnter={() => best && isLooking && addBlock(best)}
      >
        {!isLooking && <Shelves shelf={shelf} onChange={setShelf} />}
      </PaletteSearch>
      {isLooking && types.length > 0 && <BlockCards types={types} onChosen={addBlock} />}
      {isLooking && kept.length > 0 && (
        <>
          <h2 className={styles.heading}>{translate('editorPalette:sections.title')}</h2>
          <SectionCards sections={kept} onChosen={addSection} />
        </>
      )}
      {!isLooking && shelf === 'blocks' && <EveryBlock onChosen={addBlock} />}
      {!isLooking && shelf === 'sections' && (
        <>
          <SaveChosen />
          <DataState of={sections} rows={3} />
          {sections.value && kept.length === 0 && (
            <p className={styles.empty}>{translate('editorPalette:sections.none')}</p>
          )}
          {kept.length > 0 && <SectionCards sections={kept} onChosen={addSection} />}
        </>
      )}
    </div>
  );
}

type Shelf = 'blocks' | 'sections';

interface ShelvesProps {
  readonly shelf: Shelf;
  readonly onChange: (shelf: Shelf) => void;
}

/** Blocks of the editor, or sections of the team. */
function Shelves({ shelf, onChange }: ShelvesProps) {
  const translate = useTranslate();
  const blocks = translate('editorPalette:blocks');
  return (
    <Segments
      label={translate('editorPalette:shelf')}
      options={[
        { value: 'blocks', label: blocks, name: blocks },
        {
          value: 'sections',
          label: translate('editorPalette:sectionsShelf'),
          name: translate('editorPalette:sections.title'),
        },
      ]}
      value={shelf}
      onChange={onChange}
    />
  );
}

function EveryBlock({ onChosen }: { readonly onChosen: (type: BlockType) => void }) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.help}>{translate('editorPalette:help')}</p>
      {blockGroups.map((group) => (
        <section key={group}>
          <h2 className={styles.heading}>{translate(`editorEdit:screen.blocks.${group}`)}</h2>
          <BlockCards
            types={blockTypes.filter((type) => blockFacts[type].group === group)}
            onChosen={onChosen}
          />
        </section>
      ))}
    </>
  );
}
