import fc from 'fast-check';
import { toPuck } from '../items/toPuck';
import { chosenOf } from '../items/BlockSelection';
import { gapOfDrop } from './outlineRows';
import { hiddenItemsOf, ShownGroups, shownGroupOf } from '../items/ShownGroups';
import { ownsItsKeys } from '../../kit/ui/keyTarget';
import { choiceAfter } from './useCanvasBlocks';
import { edgeSpeed } from './useEdgeScroll';

describe('the chosen blocks', () => {
  it('are those that were chosen together, until Puck chooses another or none', () => {
    const several = new Set(['a', 'b']);
    expect(chosenOf(several, 'b')).toBe(several);
    expect([...chosenOf(several, 'c')]).toEqual(['c']);
    expect(chosenOf(several, undefined).size).toBe(0);
  });

  it('are one more or less with Control, and all between with Shift, whichever was first', () => {
    const order = ['a', 'b', 'c', 'd'];
    const press = (chosen: string[], pressed: string, isRange: boolean, lead?: string) =>
      [...choiceAfter(new Set(chosen), { order, lead, pressed, isRange })].join('');
    expect(press(['a'], 'c', false, 'a')).toBe('ac');
    expect(press(['a', 'c'], 'c', false, 'a')).toBe('a');
    expect(press(['b'], 'd', true, 'b')).toBe('bcd');
    expect(press(['c'], 'a', true, 'c')).toBe('abc');
    expect(press([], 'a', true)).toBe('a');
  });
});

describe('keys', () => {
  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<p contenteditable="true"></p>', true],
    ['<div role="dialog"><button></button></div>', true],
    ['<div role="menu"><div role="menuitem"></div></div>', true],
    ['<div role="slider"></div>', true],
    ['<button></button>', false],
    ['<div role="row"></div>', false],
  ])('in %s belong to it: %s', (html, isOwn) => {
    document.body.innerHTML = html;
    const inner = [...document.body.querySelectorAll('*')].at(-1)!;
    expect(ownsItsKeys(inner)).toBe(isOwn);
  });

  it('belong to the blocks where nothing has the focus', () => {
    expect(ownsItsKeys(document.body)).toBe(false);
    expect(ownsItsKeys(document)).toBe(false);
    expect(ownsItsKeys(null)).toBe(false);
  });
});

describe('a drop in the outline', () => {
  const hero = (id: string) => ({ id, type: 'hero', props: { title: id } });
  const items = toPuck({
    blocks: [hero('a'), { id: 'c', type: 'columns', props: { columns: [[hero('x')], []] } }],
  }).content;

  it('goes beside a block, or to the end of a column, and nowhere else', () => {
    expect(gapOfDrop(items, 'a', 'before')).toEqual({ holder: undefined, column: 0, index: 0 });
    expect(gapOfDrop(items, 'x', 'after')).toEqual({ holder: 'c', column: 0, index: 1 });
    expect(gapOfDrop(items, 'c:0', 'on')).toEqual({ holder: 'c', column: 0, index: 1 });
    expect(gapOfDrop(items, 'c:1', 'on')).toEqual({ holder: 'c', column: 1, index: 0 });
    expect(gapOfDrop(items, 'a', 'on')).toBeUndefined();
    expect(gapOfDrop(items, 'c:1', 'before')).toBeUndefined();
    expect(gapOfDrop(items, 'gone', 'after')).toBeUndefined();
  });
});

describe('the canvas', () => {
  it('scrolls up at its top and down at its bottom, alike and faster the nearer, and rests between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2_000 }), fc.integer({ min: -50, max: 2_050 }), (height, y) => {
        const speed = edgeSpeed(y, 0, height);
        expect(speed + 0).toBe(-edgeSpeed(height - y, 0, height) + 0);
        if (y <= 0) expect(speed).toBeLessThan(0);
        if (y >= height) expect(speed).toBeGreaterThan(0);
      }),
    );
    expect(edgeSpeed(400, 0, 800)).toBe(0);
    expect(edgeSpeed(60, 0, 800)).toBeLessThan(0);
    expect(edgeSpeed(10, 0, 800)).toBeLessThan(edgeSpeed(40, 0, 800));
  });

  it('shows one group of each experiment, the first until another is wanted or where that is gone', () => {
    const group = (name: string) => ({ name, share: 50, itemIds: [`${name}1`, `${name}2`] });
    const experiment = { name: 'constructor', groups: [group('A'), group('B')] };
    const shown = new ShownGroups();
    expect(shownGroupOf(experiment, shown.read())).toBe('A');
    expect(hiddenItemsOf([experiment], shown.read())).toEqual(['B1', 'B2']);
    shown.show('constructor', 'B');
    expect(hiddenItemsOf([experiment], shown.read())).toEqual(['A1', 'A2']);
    shown.show('constructor', 'gone');
    expect(shownGroupOf(experiment, shown.read())).toBe('A');
  });
});
