import { render, screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';
import { Stars } from './View';

test('says who, what and how many stars', () => {
  drawBlocks([fullBlocks.reviews]);
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toContain('Clear');
  expect(screen.getByText('M.').tagName).toBe('FIGCAPTION');
});

test.each([
  [1, 1, 0],
  [4.5, 4, 1],
  [4.8, 5, 0],
  [3.3, 3, 1],
  [5, 5, 0],
])('%d stars are %d whole and %d half', (rating, whole, half) => {
  const { container } = render(<Stars rating={rating} label="x" />);
  const shape = container.querySelector('.empty')?.getAttribute('d');
  const filled = [...container.querySelectorAll('path:not(.empty)')].map(
    (path) => path.getAttribute('d') === shape,
  );
  expect([filled.filter(Boolean).length, filled.filter((isWhole) => !isWhole).length]).toEqual([whole, half]);
});
