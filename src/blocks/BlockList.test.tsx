import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Block } from '../template/block';
import { drawBlocks, TestPage } from './testing/drawBlocks';
import { fullBlocks } from './testing/fixtures';

/** What validation never lets through, so that its View throws. */
const broken = { id: 'broken', type: 'steps', props: {} } as Block;

test('draws blocks in order, each findable by its id', () => {
  drawBlocks([fullBlocks.faq, fullBlocks.steps]);
  const ids = screen.getAllByTestId(/^block-/).map((element) => element.id);
  expect(ids).toEqual(['block-faq', 'block-steps']);
});

test('leaves out what throws, keeps the rest and says so once, without what a visitor typed', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onFault } = drawBlocks([fullBlocks.faq, broken, fullBlocks.steps]);
  expect(screen.queryByTestId('block-broken')).toBeNull();
  expect(screen.getByTestId('block-steps')).toBeTruthy();
  expect(onFault).toHaveBeenCalledTimes(1);
  expect(onFault).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'threw', blockId: 'broken', blockType: 'steps' }),
  );
  complaints.mockRestore();
});

test('the server leaves it out too', () => {
  const html = renderToString(<TestPage blocks={[broken, fullBlocks.faq]} />);
  expect(html).not.toContain('block-broken');
  expect(html).toContain('block-faq');
});

test('only the first hero has the h1, also inside columns', () => {
  const inner: Block = {
    id: 'inner',
    type: 'columns',
    props: { columns: [[{ ...fullBlocks.hero, id: 'one' }]] },
  };
  drawBlocks([fullBlocks.benefits, inner, { ...fullBlocks.hero, id: 'two' }]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByTestId('block-one').querySelector('h1')).toBeTruthy();
});

test('only the picture of the first view is loaded at once', () => {
  drawBlocks([fullBlocks.hero, fullBlocks.banner, fullBlocks.image]);
  const eager = document.querySelectorAll('img[loading="eager"]');
  expect(eager).toHaveLength(1);
  expect(screen.getByTestId('block-hero').contains(eager[0]!)).toBe(true);
  expect(eager[0]!.getAttribute('fetchpriority')).toBe('high');
});
