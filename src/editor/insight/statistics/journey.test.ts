import { orderedFields, reachedBlocks, mostAbandonedField, largestDropOff } from './journey';

const page = ['hero', 'left', 'right', 'form', 'faq'].map((id) => ({ id, type: 'hero', summary: id }));
const reached = (counts: Readonly<Record<string, number>>, told = 100) => ({
  group: null,
  told,
  blocks: Object.entries(counts).map(([blockId, count]) => ({ blockId, reached: count, tapped: 1 })),
  fields: [],
});
const field = (name: string, touched: number, filled: number, refused = 0) => ({
  field: name,
  seen: 90,
  touched,
  filled,
  refused,
});

test('blocks stand in the order of the page, those that nobody reached and none that is gone', () => {
  const blocks = reachedBlocks(page, reached({ faq: 10, hero: 100, gone: 50 }));
  expect(blocks.map(({ blockId, reached: count, tapped, share }) => [blockId, count, tapped, share])).toEqual(
    [
      ['hero', 100, 1, 1],
      ['left', 0, 0, 0],
      ['right', 0, 0, 0],
      ['form', 0, 0, 0],
      ['faq', 10, 1, 0.1],
    ],
  );
  expect(reachedBlocks(page, reached({ hero: 0 }, 0))[0]?.share).toBe(0);
});

test('most stop after the block below which the fewest go on, and groups beside one another stop nobody', () => {
  const stop = (counts: Readonly<Record<string, number>>, told = 100) =>
    largestDropOff(reachedBlocks(page, reached(counts, told)), told);
  expect(stop({ hero: 100, left: 45, right: 44, form: 85, faq: 20 })).toMatchObject({
    after: { blockId: 'form' },
    lost: 65,
  });
  expect(stop({ hero: 100, left: 100, right: 100, form: 100, faq: 100 })).toBeUndefined();
  expect(stop({ hero: 19, left: 1 }, 19)).toBeUndefined();
});

test('fields stand in the order of the form, and the worst is told by what was left and refused', () => {
  const fields = [field('city', 30, 30), field('smsCode', 40, 35, 20), field('phone', 80, 60)];
  expect(orderedFields({ ...reached({}), fields }).map((each) => each.field)).toEqual([
    'phone',
    'smsCode',
    'city',
  ]);
  expect(mostAbandonedField(fields)).toMatchObject({ field: 'smsCode', left: 5, refused: 20 });
  expect(mostAbandonedField([field('phone', 19, 0)])).toBeUndefined();
  expect(mostAbandonedField([field('phone', 50, 50)])).toBeUndefined();
});
