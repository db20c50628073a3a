import { type Locale, locales } from '../../../kernel/locale';
import { recordOf } from '../../../kernel/record';
import { variantOfBlock } from '../../../template/documentExperiments';
import type { Translate } from '../../../texts/textKey';
import { formatMarketMoment } from '../../kit/data/marketTime';
import { summaryOfProps } from '../../kit/data/textValue';
import { describeAudience, labelBlocks, type LabelledBlock, type NamedBlock } from '../model/blockLabels';

/** What is no JSON has no blocks. */
function read(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const namedBlocks = (blocks: unknown, own: Locale): readonly NamedBlock[] =>
  Array.isArray(blocks) ? blocks.map((raw) => namedBlock(recordOf(raw), own)) : [];

function namedBlock(raw: Readonly<Record<string, unknown>>, own: Locale): NamedBlock {
  const { id, type, props, visibleWhen } = raw;
  const { columns } = recordOf(props);
  return {
    blockId: typeof id === 'string' ? id : '',
    type: typeof type === 'string' ? type : '',
    summary: summaryOfProps(props, own, own),
    condition: visibleWhen,
    variant: variantOfBlock(raw),
    columns: Array.isArray(columns) ? columns.map((column) => namedBlocks(column, own)) : undefined,
  };
}

/**
 * The blocks of a page that is read and not edited, as `useBlockLabels` names those of the one that is.
 * @param text JSON of the page
 * @param language of the editor
 */
export function documentLabels(
  text: string,
  translate: Translate,
  language: string,
): readonly LabelledBlock[] {
  const { blocks, locale, market } = read(text);
  const own = locales.find((each) => each === locale) ?? 'en';
  const now = Date.now();
  const momentWords = (at: number): string => formatMarketMoment(at, String(market), language, now);
  const named = namedBlocks(blocks, own);
  return labelBlocks(named, translate, (shown) => describeAudience(shown, { translate, momentWords }));
}
