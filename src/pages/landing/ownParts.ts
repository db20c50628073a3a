import { blockElementId } from '../../blocks/scrollToBlock';
import type { Page } from '../../template/block';

/** What blocks stand in. */
export const frames = '[data-testid^="block-"]';
/** What is tapped to do something; a tap on words is none. */
export const controls = 'a,button,summary,label,input,select,textarea';
export const fields = 'input[name]:not([type=radio]),select[name],textarea[name],[data-field]';

export const nameOf = (field: Element): string =>
  field.getAttribute('data-field') ?? ('name' in field && typeof field.name === 'string' ? field.name : '');

/** Whether there is something in it, and never what. */
export const isFilled = (field: Element): boolean =>
  'value' in field ? field.value !== '' : field.querySelector(':checked') !== null;

/** Tells what belongs to a page's own blocks: another screen of the document shows another page's. */
export function ownParts({ blocks }: Pick<Page, 'blocks'>) {
  const text = JSON.stringify(blocks);
  /** Of the block around an element; undefined: none of this page's. */
  const idOf = (target: Element): string | undefined => {
    const id = target.closest(frames)?.id.slice(blockElementId('').length);
    return id && text.includes(`"id":${JSON.stringify(id)}`) ? id : undefined;
  };
  const fieldOf = (target: Element): Element | null => (idOf(target) ? target.closest(fields) : null);
  return { idOf, fieldOf };
}

export type OwnParts = ReturnType<typeof ownParts>;
