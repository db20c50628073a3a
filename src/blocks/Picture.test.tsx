import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const image = {
  src: '/a-720.webp',
  alt: 'A phone',
  width: 720,
  height: 320,
  sources: [
    { src: '/a-720.webp', width: 720, type: 'image/webp' as const },
    { src: '/a-1080.avif', width: 1080, type: 'image/avif' as const },
    { src: '/a-360.avif', width: 360, type: 'image/avif' as const },
  ],
};

test('offers its files by type, best type first, and by width', () => {
  render(<Picture image={image} />);
  const sources = [...document.querySelectorAll('source')].map((source) => [source.type, source.srcset]);
  expect(sources).toEqual([
    ['image/avif', '/a-360.avif 360w, /a-1080.avif 1080w'],
    ['image/webp', '/a-720.webp 720w'],
  ]);
});

test('keeps its place, waits its turn, and says what it shows', () => {
  render(<Picture image={image} />);
  const picture = screen.getByRole('img', { name: 'A phone' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['720', '320']);
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('leaves its text where it fails', () => {
  render(<Picture image={image} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('A phone')).toBeTruthy();
});

test('leaves its text where it has no address, and nothing where it only decorates', () => {
  const { container } = render(<Picture image={{ src: '', alt: 'Removed' }} />);
  expect(container.textContent).toBe('Removed');
  expect(render(<Picture image={{ src: '' }} />).container.innerHTML).toBe('');
});

test('another picture gets another chance', () => {
  const { rerender } = render(<Picture image={image} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture image={{ ...image, src: '/b.webp' }} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.webp');
});
