import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('draws its formatted text', () => {
  drawBlocks([fullBlocks.footer]);
  expect(screen.getByText('Foot').tagName).toBe('P');
});

test('is the foot of the page', () => {
  drawBlocks([fullBlocks.footer]);
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
