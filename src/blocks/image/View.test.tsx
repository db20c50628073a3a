import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('a picture with an action is named by what it shows', () => {
  drawBlocks([fullBlocks.image]);
  expect(screen.getByRole('link', { name: 'A phone' }).getAttribute('href')).toBe('tel:+52551234');
});

test('a picture without one is only a picture', () => {
  drawBlocks([{ id: 'image', type: 'image', props: { image: { src: '/a.png', alt: 'A' } } }]);
  expect(screen.getByRole('img', { name: 'A' }).closest('a, button')).toBeNull();
});
