import { blockTypes } from '../../generated/blocks';
import { blockGroups } from './blockGroups';

test('every block type can be added, from one place', () => {
  expect(Object.values(blockGroups).flat().sort()).toEqual([...blockTypes].sort());
});
