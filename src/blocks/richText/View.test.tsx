import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('draws its formatted text', () => {
  drawBlocks([fullBlocks.richText]);
  expect(screen.getByText('Rich').tagName).toBe('STRONG');
});
