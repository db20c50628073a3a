import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('answers open and close without a script', () => {
  drawBlocks([fullBlocks.faq]);
  const question = screen.getByText('Why?');
  expect(question.tagName).toBe('SUMMARY');
  expect(question.closest('details')?.open).toBe(false);
  expect(screen.getByText('Because').closest('details')).toBe(question.closest('details'));
});
