import { act, screen } from '@testing-library/react';
import { drawBlocks, watched } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';
const bar = () => screen.getByTestId('block-cta').firstElementChild!;
const isAway = (): boolean => bar().classList.contains('away');

test('a fixed button gives way while the form is on screen', () => {
  drawBlocks([fullBlocks.cta, fullBlocks.registration]);
  const form = screen.getByTestId('block-registration');
  expect(isAway()).toBe(true);
  act(() => watched.get(form)!([{ isIntersecting: false }]));
  expect(isAway()).toBe(false);
  act(() => watched.get(form)!([{ isIntersecting: true }]));
  expect(isAway()).toBe(true);
});

test('without a form it is there at once, and the page leaves room for it', () => {
  drawBlocks([fullBlocks.cta]);
  expect(isAway()).toBe(false);
  expect(screen.getByTestId('block-cta').closest('.aboveFixedButton')).toBeTruthy();
});

test('beside a form, a button that leads elsewhere steps back', () => {
  const other = {
    id: 'other',
    type: 'cta',
    props: { label: 'Open the app', action: { type: 'openApp' } },
  } as const;
  drawBlocks([
    { ...fullBlocks.cta, props: { ...fullBlocks.cta.props, sticky: false } },
    fullBlocks.registration,
    other,
  ]);
  expect(screen.getByRole('button', { name: 'Start' }).classList.contains('primary')).toBe(true);
  expect(screen.getByRole('button', { name: 'Open the app' }).classList.contains('secondary')).toBe(true);
});
