import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';

test('is an ordered list under its heading', () => {
  const items = [1, 2, 3].map((number) => ({ title: `Step ${number}`, text: 'Do it' }));
  drawBlocks([{ id: 'steps', type: 'steps', props: { title: 'How', items } }]);
  expect(screen.getByRole('heading', { level: 2, name: 'How' })).toBeTruthy();
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Step 1Do it',
    'Step 2Do it',
    'Step 3Do it',
  ]);
});
