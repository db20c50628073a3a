import { mexico } from '../../../tests/e2e/support/campaigns';
import { byId } from '../../../tests/support/shippedTemplates';

export const blockCount = 60;
export const longPageId = 'bench-long-page';

/** The blocks of the shipped Mexican page over and over, as the text that the editor opens. */
export function longPage(): string {
  const page = byId.get(mexico.id);
  if (!page) throw new Error(`There is no template ${mexico.id}`);
  const blocks = Array.from({ length: blockCount }, (_, position) => ({
    ...page.blocks[position % page.blocks.length],
    id: `block-${position}`,
  }));
  return JSON.stringify({ ...page, id: longPageId, name: 'Long page', blocks });
}
