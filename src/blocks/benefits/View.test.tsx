import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';

const draw = (icon?: string) =>
  drawBlocks([
    {
      id: 'benefits',
      type: 'benefits',
      props: { title: 'Why', items: [{ ...(icon && { icon }), title: 'Fast', text: 'x' }] },
    },
  ]);
const drawnPath = (): string | null | undefined => document.querySelector('path')?.getAttribute('d');

test('lists what the visitor gets under a heading', () => {
  draw('clock');
  expect(screen.getByRole('region', { name: 'Why' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Fastx');
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each(['nothing-like-it', 'constructor', undefined])('an icon called %p is a check mark', (name) => {
  draw('check');
  const check = drawnPath();
  document.body.innerHTML = '';
  draw(name);
  expect(drawnPath()).toBe(check);
});

test('nothing to list draws nothing, not even a heading', () => {
  drawBlocks([{ id: 'benefits', type: 'benefits', props: { title: 'Why', items: [] } }]);
  expect(screen.getByTestId('block-benefits').childElementCount).toBe(0);
});
