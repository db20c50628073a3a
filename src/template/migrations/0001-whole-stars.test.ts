import { migrate } from './migrate';

const reviews = (...ratings: unknown[]) => ({
  type: 'reviews',
  props: { title: 'x', items: ratings.map((rating) => ({ name: 'M.', rating, text: 'y' })) },
});
const documentOf = (schemaVersion: number, ...blocks: unknown[]) => ({ schemaVersion, id: 'a', blocks });

it('reads stars of older documents as the nearest whole ones, in columns too', () => {
  const columns = { type: 'columns', props: { columns: [[reviews(4.4)], 'broken'] } };
  expect(
    migrate(documentOf(1, reviews(0, 4.5, 3.2, 7, -1, '4', null, 1e308), columns, null, { type: 'reviews' })),
  ).toEqual(
    documentOf(
      2,
      reviews(1, 5, 3, 5, 1, '4', null, 5),
      { type: 'columns', props: { columns: [[reviews(4)], 'broken'] } },
      null,
      { type: 'reviews' },
    ),
  );
});

it('leaves newer documents as they are', () => {
  expect(migrate(documentOf(2, reviews(4.5)))).toEqual(documentOf(2, reviews(4.5)));
});
