import {
  memo,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
  createContext,
  useContext,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { NestedBlocks } from '../../../blocks/NestedBlocks';
import { PageContext, type PageContextValue } from '../../../blocks/PageContext';
import { isRecord, recordOf } from '../../../kernel/record';
import { BlocksOffContext } from '../model/BlocksOffContext';
import { prepareBlocks, type Preparation } from '../../../template/prepareBlocks';
import { TranslateContext, useTranslate } from '../../../texts/TranslateContext';
import { blockTypes } from '../../../generated/blocks';
import type { Block, BlockType } from '../../../template/block';
import { changeProps } from '../../../template/changeProps';
import { completed } from './completed';
import { builtInText } from './blockTexts';
import styles from './CanvasBlock.module.css';
import { useIsChosen } from '../items/editorData';
import { type HeldText, type MarkOptions, markTexts, withoutMarks } from './textMarks';
import type { Translate } from '../../../texts/textKey';
import type { PageTheme } from '../../../template/brandTokens';

interface CanvasBlockProps {
  readonly itemId: string;
  /** JSON of the block as Puck holds it. */
  readonly json: string;
}

/** A block under the id of its item, since two items may hold blocks of one id. */
function parseBlock(json: string, id: string): unknown {
  const raw: unknown = JSON.parse(json);
  return isRecord(raw) ? { ...raw, id } : raw;
}

const typeIn = (block: unknown): BlockType | undefined =>
  isRecord(block) ? blockTypes.find((each) => each === block.type) : undefined;

/** A block as visitors get it; one that they don't get yet, as far as it is made. */
function prepareDraft(
  block: unknown,
  preparation: Preparation,
  marks: Omit<MarkOptions, 'builtIn'>,
  noPicture: string,
): Block | undefined {
  const [prepared] = prepareBlocks([markBlock(block, marks)], preparation).blocks;
  const type = typeIn(block);
  if (prepared || !type || !isRecord(block)) return prepared;
  const [draft] = prepareBlocks([markBlock(completed(type, block), marks)], preparation).blocks;
  return draft && withoutPictures(draft, noPicture);
}

/** Says where a picture is missing: nothing can be pressed that is not seen. */
function withoutPictures(block: Block, noPicture: string): Block {
  const image = (found: unknown): unknown => {
    const { src, alt, ...rest } = recordOf(found);
    const says = typeof alt === 'string' && withoutMarks(alt) !== '';
    return src === '' && !says ? { ...rest, src, alt: noPicture } : found;
  };
  // The same props with another text in them.
  return { ...block, props: changeProps(block.type, block.props, { image }) } as Block;
}

function markBlock(block: unknown, options: Omit<MarkOptions, 'builtIn'>): unknown {
  const type = typeIn(block);
  const builtIn = (pointer: string) => type && builtInText(type, pointer, options.shown);
  return type ? markTexts(type, block, { ...options, builtIn }) : block;
}

const hasEmptyList = (json: string): boolean => /"(items|slides|fields)":\[\]/.test(json);

/** The id of a block in its document, which is not that of its item. */
const blockIdIn = (json: string): unknown => recordOf(JSON.parse(json) as unknown).id;

/** Whether visitors get a block no more, whatever stands in it. */
function useIsOff(json: string): boolean {
  const off = useContext(BlocksOffContext);
  return useMemo(() => {
    const id = off.size === 0 ? undefined : blockIdIn(json);
    return typeof id === 'string' && off.has(id);
  }, [off, json]);
}

const isConditional = (json: string): boolean => /"(visibleWhen|variant)":/.test(json);

function Marked({ isMarked, children }: { readonly isMarked: boolean; readonly children: ReactNode }) {
  return isMarked ? <div className={styles.conditional}>{children}</div> : children;
}

/**
 * One block as visitors get it: the same preparation, sanitiser, boundary and view. A block that visitors would not see
 * says so here instead of being left out. Drawn again only when its own JSON or the language changes, and as it
 * is being typed before Puck hears of it.
 */
export const CanvasBlock = memo(function CanvasBlock({ itemId, json: held }: CanvasBlockProps) {
  const { preparation, page, translateBlocks } = useCanvas();
  const { json, heldText } = useShownBlock(itemId, held);
  const withEmpty = useIsChosen(itemId);
  const isOff = useIsOff(held);
  const noPicture = useTranslate()('editorEdit:image.none');
  const [thrownBy, setThrownBy] = useState<string>();
  const block = useMemo(() => {
    const marks = { ...preparation, withEmpty, held: heldText };
    return prepareDraft(parseBlock(json, itemId), preparation, marks, noPicture);
  }, [json, itemId, preparation, withEmpty, heldText, noPicture]);
  const around = useMemo(() => ({ ...page, onFault: () => setThrownBy(json) }), [page, json]);
  if (!block || thrownBy === json) return <FaultyBlock />;
  const isEmpty = hasEmptyList(json) && block.type !== 'registration';
  return (
    <>
      {isOff && <OffNote />}
      <TranslateContext value={translateBlocks}>
        <PageContext value={around}>
          <Marked isMarked={isConditional(json)}>
            {/* A boundary stays shut once a block threw; what was mended gets a new one. */}
            <NestedBlocks key={thrownBy === undefined ? '' : json} blocks={[block]} />
          </Marked>
        </PageContext>
      </TranslateContext>
      {isEmpty && <EmptyBlock />}
    </>
  );
});

/** Stands above a block that is turned off, which is drawn below it all the same: it can be edited. */
function OffNote() {
  const translate = useTranslate();
  return (
    <p className={styles.off} translate="yes">
      {translate('editorEdit:block.off')}
    </p>
  );
}

/** Stands below a block whose list has no entry yet: visitors see nothing of it, and a mouse needs something to press. */
function EmptyBlock() {
  const translate = useTranslate();
  return (
    <p className={styles.hollow} translate="yes">
      {translate('editorEdit:block.hollow')}
    </p>
  );
}

/** Stands where a block is that visitors don't see; the check panel says what to mend, in the words of the editor. */
function FaultyBlock() {
  const translate = useTranslate();
  return (
    <div className={styles.faulty} translate="yes">
      <p className={styles.faultyTitle}>{translate('editorEdit:block.faulty')}</p>
      <p>{translate('editorEdit:block.faultyHelp')}</p>
    </div>
  );
}

/** What the canvas needs to draw blocks as a visitor's page would. */
export interface CanvasContextValue {
  readonly preparation: Preparation;
  readonly page: PageContextValue;
  /** Texts of the blocks in the language that is shown, which is not that of the editor. */
  readonly translateBlocks: Translate;
  readonly theme: PageTheme;
}

export const CanvasContext = createContext<CanvasContextValue | undefined>(undefined);

export function useCanvas(): CanvasContextValue {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('The canvas was drawn outside CanvasContext');
  return canvas;
}

/** What a block is drawn from while it is typed into. */
interface LiveBlock {
  /** Ahead of what Puck holds; undefined: as Puck holds it. */
  readonly json?: string | undefined;
  /** The text of the canvas that the cursor is in. */
  readonly heldText?: HeldText | undefined;
}

/** By the ids of items. */
const live = new Map<string, LiveBlock>();
const listeners = new Map<string, Set<() => void>>();

function setLive(itemId: string, changed: LiveBlock): void {
  const { json, heldText } = { ...live.get(itemId), ...changed };
  if (json === undefined && heldText === undefined) live.delete(itemId);
  else live.set(itemId, { json, heldText });
  for (const listener of listeners.get(itemId) ?? []) listener();
}

/** Shows a block as it is being typed; undefined: as Puck holds it. */
export const showLiveBlock = (itemId: string, json: string | undefined): void => setLive(itemId, { json });

/** Keeps the view from drawing a text that is typed into on the canvas; undefined: no more. */
export const holdText = (itemId: string, heldText: HeldText | undefined): void =>
  setLive(itemId, { heldText });

const nothing: LiveBlock = {};

function useLiveBlock(itemId: string): LiveBlock {
  const subscribe = useCallback(
    (listener: () => void) => {
      const known = listeners.get(itemId) ?? new Set();
      listeners.set(itemId, known.add(listener));
      return () => void known.delete(listener);
    },
    [itemId],
  );
  return useSyncExternalStore(subscribe, () => live.get(itemId) ?? nothing);
}

/** Drawn between keys, not instead of them: both at once, so that a held text is let go with what became of it. */
function useShownBlock(itemId: string, held: string): LiveBlock & { readonly json: string } {
  const { json = held, heldText } = useLiveBlock(itemId);
  return useDeferredValue(useMemo(() => ({ json, heldText }), [json, heldText]));
}
