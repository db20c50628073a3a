import { cleanup, render } from '@testing-library/react';
import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { arbitraryProps } from '../../../../tests/support/arbitraryTemplate';
import { runs } from '../../../../tests/support/soak';
import { blockSamples } from '../../../blocks/blockFacts';
import { TestPage } from '../../../blocks/testing/drawBlocks';
import { blockTypes } from '../../../generated/blocks';
import type { BlockType } from '../../../template/block';
import { prepareBlocks, type Preparation } from '../../../template/prepareBlocks';
import { createSanitizer } from '../../../template/sanitise';
import { atPointer } from '../../../kernel/jsonPointer';
import { builtInText, translateBlocks } from './blockTexts';
import { fieldAt, markTexts } from './textMarks';
import { type TextPlace, TextPlaces } from './TextPlaces';

const rules = { origin: 'https://own.example', schemeLink: '', imageOrigins: [] };
const lender = { name: 'Lender S.A.', registration: 'R 1', address: 'Street 1', email: '' };
const preparation: Preparation = {
  rules,
  sanitizeHtml: createSanitizer(() => DOMPurify(window), rules),
  shown: 'es',
  own: 'en',
  words: { appName: 'Demo', lender, servicePhone: '+52 55 0000' },
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  // Two options of one value are allowed, and React says so.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  jest.useRealTimers();
});

interface Drawn {
  readonly html: string;
  readonly places: readonly TextPlace[];
}

const never = { onDrawn: () => undefined, isOwn: () => false };

/** A block as the canvas draws it, and without its marks as visitors get it. */
function draw(type: BlockType, props: unknown, isMarked: boolean): Drawn {
  const block = { id: 'one', type, props };
  const builtIn = (pointer: string) => builtInText(type, pointer, preparation.shown);
  const marked = isMarked ? markTexts(type, block, { ...preparation, builtIn, withEmpty: false }) : block;
  const { blocks } = prepareBlocks([marked], preparation);
  const { container, unmount } = render(
    <TestPage blocks={blocks} page={{ locale: 'es' }} translate={translateBlocks('es')} />,
  );
  const places = new TextPlaces(container, never);
  // React numbers ids over all that it ever drew.
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
  const drawn = { html, places: places.ofBlock('one') };
  places.close();
  unmount();
  return drawn;
}

const preparedProps = (type: BlockType, props: unknown): unknown =>
  prepareBlocks([{ id: 'one', type, props }], preparation).blocks[0];

/** Texts below a value of a block, by their JSON Pointers. */
function textsOf(type: BlockType, value: unknown, pointer = ''): (readonly [string, string])[] {
  const isField = pointer.startsWith('/props/');
  if (isField && typeof value === 'string' && fieldAt(type, pointer)?.kind === 'text')
    return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(type, child, `${pointer}/${key}`));
}

function check(type: BlockType, props: unknown): void {
  const drawn = draw(type, props, true);
  const asVisitorsGetIt = draw(type, props, false);
  expect(drawn.html).toBe(asVisitorsGetIt.html);
  const prepared = preparedProps(type, props);
  for (const { pointer, text, kind } of drawn.places) {
    if (kind === 'html') expect(fieldAt(type, pointer)?.kind).toBe('html');
    else expect(text).toBe(atPointer(prepared, pointer) || builtInText(type, pointer, 'es'));
  }
}

describe.each(blockTypes)('texts of a block on the canvas: %s', (type) => {
  test('are drawn as visitors get them, and each is known by its place in the props', () => {
    const props = arbitraryProps.get(type)!;
    fc.assert(
      fc.property(props, (each) => check(type, each)),
      { numRuns: runs(4, 500) },
    );
  });

  test('are all found, but for those of a folded choice', () => {
    const props: unknown = blockSamples[type].full;
    const { places, html } = draw(type, props, true);
    const found = new Set(places.map(({ pointer }) => pointer));
    const element = document.createElement('div');
    element.innerHTML = html;
    const missing = textsOf(type, preparedProps(type, props)).filter(([pointer]) => !found.has(pointer));
    for (const [pointer, text] of missing) {
      const nodes = [...element.querySelectorAll('*')].filter((each) => each.textContent === text);
      expect({ pointer, drawn: nodes.filter((each) => !each.closest('option')).length }).toEqual({
        pointer,
        drawn: 0,
      });
    }
  });
});
