import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';

test.each([
  [0, '0'],
  [30, '32'],
  [29, '28'],
  [199, '200'],
  [1e9, '200'],
  [-8, '0'],
  ['small', '8'],
  ['large', '48'],
] as const)('%p is %s px high', (size, height) => {
  drawBlocks([{ id: 'spacer', type: 'spacer', props: { size } }]);
  const room = screen.getByTestId('block-spacer').firstElementChild;
  expect(room?.getAttribute('height')).toBe(height);
  expect(room?.getAttribute('aria-hidden')).toBe('true');
});
