import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('says the promise as the heading of the page, with picture and button', async () => {
  const props = { ...fullBlocks.hero.props, cta: { label: 'Start', action: { type: 'download' as const } } };
  const { onAction } = drawBlocks([{ ...fullBlocks.hero, props }]);
  expect(screen.getByRole('heading', { level: 1, name: 'The promise' })).toBeTruthy();
  expect(screen.getByText('More of it')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A phone' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(onAction).toHaveBeenCalledWith({ type: 'download' });
});

test('a title is enough', () => {
  drawBlocks([{ id: 'hero', type: 'hero', props: { title: 'Alone' } }]);
  expect(screen.getByTestId('block-hero').textContent).toBe('Alone');
});
