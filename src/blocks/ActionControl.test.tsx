import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlockProps } from '../template/block';
import { drawBlocks } from './testing/drawBlocks';

const draw = (action: BlockProps['cta']['action']) =>
  drawBlocks([{ id: 'cta', type: 'cta', props: { label: 'Go', action } }]);

test.each([
  [{ type: 'link', href: 'https://example.com/a' }, 'https://example.com/a'],
  [{ type: 'link', href: '/PrivacyPolicy' }, '/PrivacyPolicy'],
  [{ type: 'call', phone: '+52 (55) 12-34' }, 'tel:+52551234'],
  [{ type: 'call', phone: '55 1234 5678 x9' }, 'tel:5512345678,9'],
  [{ type: 'call', phone: '९८७६५ ४३२१०' }, 'tel:9876543210'],
  [{ type: 'call' }, 'tel:+52550000'],
] as const)('%j is a link that works without the script', async (action, address) => {
  const { onAction } = draw(action);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link.getAttribute('href')).toBe(address);
  expect(link.getAttribute('rel')).toBe('noopener');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onAction).toHaveBeenCalledWith(action);
});

test.each([
  { type: 'scrollTo', block: 'form' },
  { type: 'openApp' },
  { type: 'download' },
  { type: 'agreement' },
  { type: 'native', page: 'main' },
] as const)('%j is a button that submits nothing', async (action) => {
  const { onAction } = draw(action);
  const button = screen.getByRole('button', { name: 'Go' });
  expect(button.getAttribute('type')).toBe('button');
  await userEvent.click(button);
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onAction).toHaveBeenCalledWith(action);
});

test('the browser, not the block, follows a link', async () => {
  draw({ type: 'link', href: 'https://example.com/' });
  let wasPrevented: boolean | undefined;
  const listen = (event: Event): void => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  await userEvent.click(screen.getByRole('link'));
  expect(wasPrevented).toBe(false);
});
