import { page, block } from '../testing/checked';
import { checkLayout, scrollingBlocks } from './checkLayout';
import { observeShifts } from './observeShifts';

/** jsdom lays nothing out: boxes are what the attributes say. tests/e2e measures real ones. */
function frameOf(html: string, width = 360): Document {
  const frame = document.implementation.createHTMLDocument();
  frame.body.innerHTML = html;
  Object.defineProperty(frame, 'defaultView', {
    value: { getComputedStyle: (element: Element) => window.getComputedStyle(element) },
  });
  Object.defineProperty(frame.documentElement, 'clientWidth', { value: width });
  for (const element of frame.querySelectorAll('*')) {
    const [left = 0, wide = 100, high = 50] = (element.getAttribute('data-box') ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    element.getBoundingClientRect = () => new DOMRect(left, 0, wide, high);
  }
  return frame;
}

const text = JSON.stringify(
  page([
    block('columns', {
      columns: [[block('cta', { label: 'x', action: { type: 'openApp' } }, { id: 'go' })]],
    }),
  ]),
);
/** jsdom has no lines: a word with a bar in the same place of `data-torn` stands on two of them. */
beforeEach(() => {
  Range.prototype.getClientRects = function lines(this: Range) {
    const torn = this.startContainer.parentElement?.getAttribute('data-torn') ?? '';
    const tops = torn !== '' && this.toString() === torn ? [0, 20] : [0];
    return tops.map((top) => new DOMRect(0, top, 30, 16)) as unknown as DOMRectList;
  };
});

const rules = (html: string) =>
  checkLayout(text, frameOf(html)).map(({ rule, path, block: id, parameters }) => [
    rule,
    path,
    id,
    parameters,
  ]);

test('controls smaller than a fingertip, links within a sentence apart', () => {
  expect(
    rules(`<div data-testid="block-go"><button data-box="0 100 30">Go</button><button data-box="0 44 44">Ok</button>
      <p>Read <a href="/a" style="display:inline" data-box="0 30 18">this</a> first</p>
      <p><a href="/b" style="display:inline" data-box="0 30 18">Alone</a></p></div>`),
  ).toEqual([
    ['tapTargetSmall', '/blocks/1/props/columns/0/0', 'go', { name: 'Go', width: 100, height: 30 }],
    ['tapTargetSmall', '/blocks/1/props/columns/0/0', 'go', { name: 'Alone', width: 30, height: 18 }],
  ]);
});

test('what reaches over the edge is named by its innermost element; a scroller may', () => {
  expect(
    rules(`<main data-testid="block-top" data-box="0 390 50"><p data-box="10 380 20">Verylongword</p></main>
      <div style="overflow-x:auto"><table data-box="0 900 50"><tbody><tr><td data-box="0 900 50">a</td></tr></tbody></table></div>`),
  ).toEqual([['textOverflows', '/blocks/0', 'top', { width: 360, over: 30, text: 'Verylongword' }]]);
});

test('hidden things and frames without a size are no findings', () => {
  expect(
    rules('<button data-box="0 1 1">for screen readers</button><button data-box="0 0 0">gone</button>'),
  ).toEqual([]);
  expect(checkLayout(text, frameOf('<button data-box="0 10 10">x</button>', 0))).toEqual([]);
});

test('words that the end of a line tears apart are named once, addresses apart', () => {
  expect(
    rules(`<div data-testid="block-top"><p data-torn="Remove">Remove this, Remove that</p>
      <p data-torn="example">write to ana@example</p><p data-torn="x">x</p></div>`),
  ).toEqual([['wordTorn', '/blocks/0', 'top', { width: 360, word: 'Remove' }]]);
});

describe('what moves by itself', () => {
  const frame = frameOf('<main><div data-testid="block-go"><p>a</p></div><footer>b</footer></main>');

  /** Tells the entries of a page as Chromium does. */
  function viewWith(entries: readonly object[], supportedEntryTypes = ['layout-shift']) {
    class Observer {
      static readonly supportedEntryTypes = supportedEntryTypes;
      observe = () => undefined;
      disconnect = () => undefined;
      takeRecords = () => entries;
    }
    return { PerformanceObserver: Observer } as unknown as Window & typeof globalThis;
  }
  const shift = (value: number, ...selectors: readonly string[]) => ({
    value,
    sources: selectors.map((selector) => ({ node: frame.querySelector(selector)?.firstChild ?? null })),
  });

  it('is summed by the block that the largest piece stands in', () => {
    const end = observeShifts(
      viewWith([shift(0.2, 'p'), shift(0.05, 'p', 'footer'), shift(0.001, 'footer')]),
    );
    expect(
      checkLayout(text, frame, end()).map(({ rule, block: id, message }) => [rule, id, message]),
    ).toEqual([['layoutShifts', 'go', expect.stringContaining('layout shift 0.25')]]);
  });

  it('is of no block where the piece is gone, and unknown to browsers without layout shifts', () => {
    expect(observeShifts(viewWith([shift(0.3, 'gone')]))()).toEqual([{ block: '', score: 0.3 }]);
    expect(observeShifts(viewWith([shift(0.3, 'p')], ['paint']))()).toEqual([]);
  });

  it('is looked for where a tap scrolls', () => {
    const scroller = (id: string) =>
      block('cta', { label: 'x', action: { type: 'scrollTo', block: 'top' } }, { id });
    const document = page([scroller('a'), block('columns', { columns: [[scroller('b')]] })]);
    expect(scrollingBlocks(JSON.stringify(document))).toEqual(['a', 'b']);
  });
});
