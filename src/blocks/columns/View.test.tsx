import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('draws the blocks of each column in its own place', () => {
  drawBlocks([fullBlocks.columns]);
  const left = screen.getByTestId('block-left');
  const right = screen.getByTestId('block-right');
  expect(left.parentElement).not.toBe(right.parentElement);
  expect(left.parentElement?.parentElement).toBe(right.parentElement?.parentElement);
});

test('a block that throws inside a column costs only itself', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { id: 'broken', type: 'faq', props: {} } as never;
  const { onFault } = drawBlocks([
    { id: 'c', type: 'columns', props: { columns: [[broken], [fullBlocks.faq]] } },
  ]);
  expect(screen.getByTestId('block-faq')).toBeTruthy();
  expect(onFault).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});
