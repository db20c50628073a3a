import { mexico } from '../../../tests/e2e/support/campaigns';
import { byId } from '../../../tests/support/shippedTemplates';

export const blockCount = 40;

const conditions = [
  { field: 'languageType', op: 'eq', value: 2 },
  {
    all: [
      { field: 'now', op: 'gt', value: '2025-01-01T00:00:00Z' },
      { not: { field: 'registered', op: 'eq', value: true } },
    ],
  },
  {
    any: [
      { field: 'query.utm_tag', op: 'in', value: ['summer', 'autumn'] },
      { field: 'clientType', op: 'ne', value: 'ios' },
    ],
  },
];

/** The blocks of the shipped Mexican page over and over, every other one with a condition. */
export function fortyBlocks(): unknown {
  const page = byId.get(mexico.id);
  if (!page) throw new Error(`There is no template ${mexico.id}`);
  const blocks = Array.from({ length: blockCount }, (_, position) => ({
    ...page.blocks[position % page.blocks.length],
    id: `block-${position}`,
    ...(position % 2 === 0 && { visibleWhen: conditions[(position / 2) % conditions.length] }),
  }));
  return { ...page, blocks };
}
