import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Block } from '../template/block';
import { allBlocks, mapBlocks } from '../template/blockTree';
import { HostMarkupContext, readHostMarkup } from './hostMarkup';
import { registry } from './registry';
import { TestPage } from './testing/drawBlocks';
import { fullBlocks } from './testing/fixtures';

const everyBlock: readonly Block[] = Object.values(fullBlocks);
const isStatic = ({ type }: Block): boolean => registry[type].isStatic === true;
const staticBlocks = everyBlock.filter(isStatic);

/** React notes on each element that it has made its own which one it is, and what it was given. */
const notesOf = (element: Element): Readonly<Record<string, unknown>> => ({ ...(element as object) });
const isTaken = (element: Element): boolean =>
  Object.keys(notesOf(element)).some((name) => name.startsWith('__reactFiber'));
const handlersOf = (element: Element): string[] =>
  Object.entries(notesOf(element))
    .filter(([name]) => name.startsWith('__reactProps'))
    .flatMap(([, given]) => Object.entries(given as object))
    .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);

let container: HTMLElement;
let root: Root | undefined;
let complaints: jest.SpyInstance;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  complaints = jest.spyOn(console, 'error');
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  complaints.mockRestore();
});

/** Blocks as they travel beside their HTML. */
const sent = (block: Block): Block => (isStatic(block) ? ({ ...block, props: {} } as Block) : block);

interface Hydrated {
  readonly recovered: jest.Mock;
  readonly redraw: (blocks: readonly Block[]) => void;
}

async function hydrate(blocks: readonly Block[], drawn: readonly Block[] = blocks): Promise<Hydrated> {
  container.innerHTML = renderToString(<TestPage blocks={drawn} />);
  const staticIds = allBlocks(drawn)
    .filter(isStatic)
    .map(({ id }) => id);
  const markup = readHostMarkup(document, blocks, staticIds);
  const recovered = jest.fn();
  const page = (shown: readonly Block[]) => (
    <HostMarkupContext value={markup}>
      <TestPage blocks={shown} />
    </HostMarkupContext>
  );
  root = await act(() => hydrateRoot(container, page(blocks), { onRecoverableError: recovered }));
  return { recovered, redraw: (shown) => act(() => root?.render(page(shown))) };
}

const wordsOf = (block: Block): string => screen.getByTestId(`block-${block.id}`).textContent;

test('what is inside a static block is never walked, and stays as the host drew it', async () => {
  const { recovered } = await hydrate(everyBlock.map(sent), everyBlock);
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  const expected = new DOMParser().parseFromString(
    renderToString(<TestPage blocks={everyBlock} />),
    'text/html',
  );
  for (const { id } of staticBlocks) {
    const block = screen.getByTestId(`block-${id}`);
    expect([id, block.innerHTML]).toEqual([id, expected.getElementById(`block-${id}`)?.innerHTML]);
    expect(block.innerHTML).not.toBe('');
    expect([id, [...block.querySelectorAll('*')].filter(isTaken).length]).toEqual([id, 0]);
  }
});

test('every control of the other blocks is taken over', async () => {
  await hydrate(everyBlock.map(sent), everyBlock);
  for (const { id } of everyBlock.filter((block) => !isStatic(block) && block.type !== 'columns')) {
    const controls = [
      ...screen.getByTestId(`block-${id}`).querySelectorAll('button,input,select,a[href],form'),
    ];
    // A control in `noscript` or one that was not drawn by React would be found here.
    const left = controls.filter((control) => !isTaken(control) && !control.closest('noscript'));
    expect([id, left.map((control) => control.outerHTML)]).toEqual([id, []]);
  }
});

test('inside columns a static block stays and its neighbour answers', async () => {
  const columns: Block = {
    id: 'both',
    type: 'columns',
    props: { columns: [[fullBlocks.faq], [fullBlocks.hero, fullBlocks.calculator]] },
  };
  await hydrate(mapBlocks([columns], sent), [columns]);
  expect([...screen.getByTestId('block-faq').querySelectorAll('*')].filter(isTaken)).toEqual([]);
  const calculator = within(screen.getByTestId('block-calculator'));
  fireEvent.change(calculator.getByRole('slider'), { target: { value: '1000000' } });
  expect(calculator.getByRole('slider')).toHaveProperty('value', '1000000');
  expect(calculator.getAllByText('$10,000.00').length).toBeGreaterThan(0);
});

test('a static block that goes and comes back is what the host drew, and one that comes later is drawn', async () => {
  const { faq, steps, richText } = fullBlocks;
  const [sentFaq, sentText] = [sent(faq), sent(richText)];
  const { redraw } = await hydrate([sentFaq, sentText], [faq, richText]);
  const [words, kept] = [wordsOf(faq), screen.getByTestId('block-richText').firstChild];
  redraw([steps, sentText]);
  expect(screen.queryByTestId('block-faq')).toBeNull();
  expect(wordsOf(steps)).toContain('One');
  expect(screen.getByTestId('block-richText').firstChild).toBe(kept);
  redraw([]);
  redraw([sentFaq]);
  expect(wordsOf(faq)).toBe(words);
});

test('a static block that the server left out is drawn from its data', async () => {
  complaints.mockImplementation(() => undefined);
  const { faq, steps } = fullBlocks;
  const faulty = { ...steps, props: {} } as Block;
  await hydrate([sent(faq), steps], [faq, faulty]);
  expect(wordsOf(steps)).toContain('One');
  expect(wordsOf(faq)).toContain('Because');
});

test.each(['drawnHere', undefined] as const)(
  'where the browser draws a page itself, static blocks are drawn like all others (%s)',
  (drawing) => {
    const page = <TestPage blocks={staticBlocks} />;
    root = createRoot(container);
    act(() => root?.render(<HostMarkupContext value={drawing}>{page}</HostMarkupContext>));
    const expected = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
    for (const block of staticBlocks) {
      expect(wordsOf(block)).toBe(expected.getElementById(`block-${block.id}`)?.textContent);
    }
  },
);

test('where the browser draws a page itself, a block that throws is left out and said once', () => {
  complaints.mockImplementation(() => undefined);
  const onFault = jest.fn();
  const broken = { ...fullBlocks.steps, props: {} } as Block;
  root = createRoot(container);
  act(() =>
    root?.render(
      <HostMarkupContext value="drawnHere">
        <TestPage blocks={[fullBlocks.faq, broken]} page={{ onFault }} />
      </HostMarkupContext>,
    ),
  );
  expect(screen.queryByTestId('block-steps')).toBeNull();
  expect(wordsOf(fullBlocks.faq)).toContain('Because');
  expect(onFault).toHaveBeenCalledTimes(1);
});

describe('a type that says that it is static', () => {
  test.each(staticBlocks.map((block) => [block.type, block] as const))(
    '%s does nothing that a browser does not do by itself',
    (_, block) => {
      root = createRoot(container);
      act(() => root?.render(<TestPage blocks={[block]} />));
      const elements = [...container.querySelectorAll('*')];
      expect(elements.flatMap(handlersOf)).toEqual([]);
      expect(container.querySelector('button,input,select,textarea,form,a[href^="#/"]')).toBeNull();
    },
  );

  test.each(staticBlocks.map((block) => [block.type, block] as const))(
    '%s is the same for every visitor',
    (_, block) => {
      const one = renderToStaticMarkup(<TestPage blocks={[block]} />);
      const other = renderToStaticMarkup(
        <TestPage
          blocks={[block]}
          page={{ clientType: 'ios', languageType: 1, hasDownload: false, hasAgreement: false }}
          registration={{ phone: '1', isRegistered: true, secondsLeft: 9, captchaAddress: undefined }}
        />,
      );
      expect(other).toBe(one);
    },
  );
});
