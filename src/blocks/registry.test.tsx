import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { blockTypes } from '../generated/blocks';
import { registry } from './registry';
import { bareBlocks, fullBlocks } from './testing/fixtures';
import { TestPage } from './testing/drawBlocks';

const cases = [
  ...Object.values(fullBlocks).map((block) => [`full ${block.type}`, block] as const),
  ...bareBlocks.map((block) => [`bare ${block.type}`, block] as const),
];

test('every type of the schemas is drawn', () => {
  expect(Object.keys(registry).sort()).toEqual([...blockTypes].sort());
});

test.each(cases)('%s: server and browser draw the same, without a complaint', async (_, block) => {
  const complaints = jest.spyOn(console, 'error');
  const page = <TestPage blocks={[block]} />;
  const html = renderToString(page);
  expect(renderToString(page)).toBe(html);
  expect(html).toContain(`data-testid="block-${block.id}"`);
  expect(html).not.toMatch(/ style=/);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const recovered = jest.fn();
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
  complaints.mockRestore();
});
