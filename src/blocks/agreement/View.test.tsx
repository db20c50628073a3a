import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('draws its formatted text', () => {
  drawBlocks([fullBlocks.agreement]);
  expect(screen.getByText('Terms').tagName).toBe('H2');
});

test('is a document of its own', () => {
  drawBlocks([fullBlocks.agreement]);
  expect(screen.getByRole('article')).toBeTruthy();
});
