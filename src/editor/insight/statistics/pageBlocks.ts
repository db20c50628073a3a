import type { Locale } from '../../../kernel/locale';
import { locales } from '../../../kernel/locale';
import { recordOf } from '../../../kernel/record';
import { walkBlocks } from '../../../template/blockTree';
import { summaryOfProps } from '../../kit/data/textValue';

/** A block as people know it: what it is and how it begins. */
export interface PageBlock {
  readonly id: string;
  readonly type: string;
  /** Its first words in the language that is asked for, else the page's own; empty: it has none. */
  readonly summary: string;
}

const localeOf = (value: unknown, otherwise: Locale): Locale =>
  locales.find((each) => each === value) ?? otherwise;

/** The blocks of a page in reading order, those inside others too; one without an id can't be named. */
export function pageBlocks(document: string, language: string): readonly PageBlock[] {
  const page = recordOf(JSON.parse(document) as unknown);
  const own = localeOf(page.locale, 'en');
  return [...walkBlocks(page.blocks)].flatMap(({ block }) => {
    const { id, type, props } = recordOf(block);
    if (typeof id !== 'string' || typeof type !== 'string') return [];
    return [{ id, type, summary: summaryOfProps(props, localeOf(language, own), own) }];
  });
}
