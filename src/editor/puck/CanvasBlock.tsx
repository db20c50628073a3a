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
import { NestedBlocks } from '../../blocks/NestedBlocks';
import { PageContext, type PageContextValue } from '../../blocks/PageContext';
import { isRecord } from '../../kernel/record';
import { prepareBlocks, type Preparation } from '../../template/prepareBlocks';
import { TranslateContext, useTranslate } from '../../texts/TranslateContext';
import styles from './CanvasBlock.module.css';
import type { Translate } from '../../texts/textKey';
import type { ThemeColors } from '../../template/theme';

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

const hasEmptyList = (json: string): boolean => /"(items|slides|fields)":\[\]/.test(json);
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
  // Drawn between keys, not instead of them.
  const json = useDeferredValue(useLiveBlock(itemId) ?? held);
  const { preparation, page, translateBlocks } = useCanvas();
  const [thrownBy, setThrownBy] = useState<string>();
  const prepared = useMemo(
    () => prepareBlocks([parseBlock(json, itemId)], preparation),
    [json, itemId, preparation],
  );
  const around = useMemo(() => ({ ...page, onFault: () => setThrownBy(json) }), [page, json]);
  const [block] = prepared.blocks;
  if (!block || thrownBy === json) return <FaultyBlock />;
  const isEmpty = hasEmptyList(json) && block.type !== 'registration';
  return (
    <>
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

/** Stands below a block whose list has no entry yet: visitors see nothing of it, and a mouse needs something to press. */
function EmptyBlock() {
  const translate = useTranslate();
  return <p className={styles.hollow}>{translate('editorEdit:block.hollow')}</p>;
}

/** Stands where a block is that visitors don't see; the check panel says what to mend, in the words of the editor. */
function FaultyBlock() {
  const translate = useTranslate();
  return (
    <div className={styles.faulty}>
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
  readonly theme: ThemeColors;
}

export const CanvasContext = createContext<CanvasContextValue | undefined>(undefined);

export function useCanvas(): CanvasContextValue {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('The canvas was drawn outside CanvasContext');
  return canvas;
}

/** JSON of blocks as they are being typed, by the ids of their items: ahead of what Puck holds. */
const texts = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/** Shows a block as it is being typed; undefined: as Puck holds it. */
export function showLiveBlock(itemId: string, json: string | undefined): void {
  if (json === undefined) texts.delete(itemId);
  else texts.set(itemId, json);
  for (const listener of listeners.get(itemId) ?? []) listener();
}

/** What is being typed into a block; undefined: nothing. */
function useLiveBlock(itemId: string): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const known = listeners.get(itemId) ?? new Set();
      listeners.set(itemId, known.add(listener));
      return () => void known.delete(listener);
    },
    [itemId],
  );
  return useSyncExternalStore(subscribe, () => texts.get(itemId));
}
