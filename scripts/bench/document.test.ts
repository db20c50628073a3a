import { withSection } from './document';

const byHand = '\n\nWhat it would take: a faster phone.\n';

it('replaces the section of its part alone, in the order of the parts', () => {
  const first = withSection('', 'bytes', 'old bytes') + byHand;
  const second = withSection(first, 'pages', 'pages');
  const third = withSection(second, 'bytes', 'new bytes');
  expect(third).not.toContain('old bytes');
  expect(third.indexOf('new bytes')).toBeGreaterThan(third.indexOf('\npages\n'));
});

it('keeps what was written by hand, however often it is written', () => {
  const document = withSection('', 'pages', 'one') + byHand;
  const again = withSection(withSection(document, 'pages', 'two'), 'pages', 'two');
  expect(again.endsWith(byHand)).toBe(true);
  expect(again).toBe(withSection(document, 'pages', 'two'));
});
