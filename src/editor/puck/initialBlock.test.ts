import { blockTypes } from '../../generated/blocks';
import { blockValidators } from '../../generated/blockValidators';
import type { EditorItem } from './editorData';
import { toBlock } from './toPuck';
import { initialBlock } from './initialBlock';

const now = new Date('2030-01-01T00:00:00Z');
/** What nobody but the person can fill in. */
const unfinished = ['banner', 'image'];

test.each(blockTypes.filter((type) => !unfinished.includes(type)))(
  'a new block is valid at once: %s',
  (type) => {
    const block = JSON.stringify(initialBlock(type, (label) => label, now));
    const columns = type === 'columns' ? { columns: [{ content: [] }, { content: [] }] } : {};
    const item: EditorItem = { type, props: { id: `${type}-6f9619ff-8b86`, owner: '', block, ...columns } };
    const made = toBlock(item) as { id: string; props: unknown };
    expect(made.id).toMatch(new RegExp(`^${type}-\\w{8}$`));
    expect([blockValidators[type]!(made.props), blockValidators[type]!.errors]).toEqual([true, null]);
  },
);
