import type { ValidationFault } from '../../codec/validator';
import { blockTypes } from '../../generated/blocks';
import { blockValidators } from '../../generated/blockValidators';
import type { EditorItem } from './editorData';
import { toBlock } from './toPuck';
import { initialBlock } from './initialBlock';

const now = new Date('2030-01-01T00:00:00Z');
/** Nobody but the person can say where a picture or a video stands. */
const isAddress = ({ instancePath }: ValidationFault): boolean => instancePath.endsWith('/src');

test.each(blockTypes)('a new block is valid at once but for addresses: %s', (type) => {
  const block = JSON.stringify(initialBlock(type, (label) => label, now));
  const columns = type === 'columns' ? { columns: [{ content: [] }, { content: [] }] } : {};
  const item: EditorItem = { type, props: { id: `${type}-6f9619ff-8b86`, owner: '', block, ...columns } };
  const made = toBlock(item) as { id: string; props: unknown };
  expect(made.id).toMatch(new RegExp(`^${type}-\\w{8}$`));
  blockValidators[type]!(made.props);
  const faults = blockValidators[type]!.errors ?? [];
  expect(faults.filter((fault) => !isAddress(fault))).toEqual([]);
});
