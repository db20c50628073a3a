import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import spanish from '../../locales/es/blocks.json';
import type { Block } from '../template/block';
import { presetTranslate } from '../texts/presetTranslate';
import { HostMarkupContext } from './usePreservedMarkup';
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

const onHost = (page: ReactElement) => <HostMarkupContext value>{page}</HostMarkupContext>;

async function hydrate(page: ReactElement, html = renderToString(page)): Promise<jest.Mock> {
  container.innerHTML = html;
  const recovered = jest.fn();
  root = await act(() => hydrateRoot(container, onHost(page), { onRecoverableError: recovered }));
  return recovered;
}

const redraw = (page: ReactElement): void => act(() => root?.render(onHost(page)));
const wordsOf = (block: Block): string => screen.getByTestId(`block-${block.id}`).textContent;

test('what is inside a static block is never walked, and stays as the host drew it', async () => {
  const page = <TestPage blocks={everyBlock} />;
  container.innerHTML = renderToString(page);
  const drawn = new Map(
    staticBlocks.map(({ id }) => [id, container.querySelector(`#block-${id}`)?.innerHTML]),
  );
  const recovered = await hydrate(page);
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  for (const { id } of staticBlocks) {
    const block = screen.getByTestId(`block-${id}`);
    expect([id, block.innerHTML]).toEqual([id, drawn.get(id)]);
    expect(block.innerHTML).not.toBe('');
    expect([id, [...block.querySelectorAll('*')].filter(isTaken).length]).toEqual([id, 0]);
  }
});

test('every control of the other blocks is taken over', async () => {
  await hydrate(<TestPage blocks={everyBlock} />);
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
  await hydrate(<TestPage blocks={[columns]} />);
  expect([...screen.getByTestId('block-faq').querySelectorAll('*')].filter(isTaken)).toEqual([]);
  const calculator = within(screen.getByTestId('block-calculator'));
  fireEvent.change(calculator.getByRole('slider'), { target: { value: '1000000' } });
  expect(calculator.getByRole('slider')).toHaveProperty('value', '1000000');
  expect(calculator.getAllByText('$10,000.00').length).toBeGreaterThan(0);
});

test('words of another language are drawn, also in static blocks, and so are the first ones again', async () => {
  const { disclosure, faq } = fullBlocks;
  const english = <TestPage blocks={[disclosure, faq]} />;
  await hydrate(english);
  const first = wordsOf(disclosure);
  redraw(<TestPage blocks={[disclosure, faq]} translate={presetTranslate({ blocks: spanish })} />);
  expect(wordsOf(disclosure)).toContain(spanish.disclosure.maxApr);
  expect(wordsOf(faq)).toContain('Because');
  redraw(english);
  expect(wordsOf(disclosure)).toBe(first);
});

test('a block that changes is drawn, one that comes is drawn, and one that goes is gone', async () => {
  const { faq, steps, richText } = fullBlocks;
  await hydrate(<TestPage blocks={[faq, richText]} />);
  const kept = screen.getByTestId('block-richText').firstChild;
  const changed: Block = { ...faq, props: { items: [{ question: 'How?', answer: 'Thus' }] } };
  redraw(<TestPage blocks={[changed, steps, richText]} />);
  expect(wordsOf(faq)).toBe('How?Thus');
  expect(wordsOf(steps)).toContain('One');
  expect(screen.getByTestId('block-richText').firstChild).toBe(kept);
  redraw(<TestPage blocks={[steps]} />);
  expect(screen.queryByTestId('block-faq')).toBeNull();
  redraw(<TestPage blocks={[steps, richText]} />);
  expect(wordsOf(richText)).toBe('Rich');
});

test('a static block that the server left out is drawn, and one amid HTML that is not ours too', async () => {
  complaints.mockImplementation(() => undefined);
  const { faq, steps } = fullBlocks;
  const withoutSteps = renderToString(<TestPage blocks={[faq, { ...steps, props: {} } as Block]} />);
  expect(withoutSteps).not.toContain('block-steps');
  await hydrate(<TestPage blocks={[faq, steps]} />, withoutSteps);
  expect(wordsOf(steps)).toContain('One');
  expect(wordsOf(faq)).toContain('Because');
  act(() => root?.unmount());
  const recovered = await hydrate(<TestPage blocks={[faq, steps]} />, '<p>Not ours</p>');
  expect(recovered).toHaveBeenCalled();
  expect(wordsOf(steps)).toContain('One');
  expect(wordsOf(faq)).toContain('Because');
});

test.each([false, true])(
  'where the browser draws a page itself, static blocks are drawn like all others (%s)',
  (isHostMarkup) => {
    const page = <TestPage blocks={staticBlocks} />;
    root = createRoot(container);
    act(() => root?.render(<HostMarkupContext value={isHostMarkup}>{page}</HostMarkupContext>));
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
      <HostMarkupContext value={false}>
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
