import { byId, shipped } from '../../../../tests/support/shippedTemplates';
import { block, page, rulesIn } from '../testing/checked';
import { starterSamples } from './starterSamples';

const left = (document: Parameters<typeof rulesIn>[0]) =>
  rulesIn(document)
    .filter((each) => each.startsWith('starterSampleLeft'))
    .map((each) => each.replace('starterSampleLeft ', ''));

const copyOf = (id: string) => ({ ...byId.get(id), id: 'own-page' });

it('names what a starter calls a sample on a page that was made of it, in each language', () => {
  expect(left(copyOf('mx-bienvenida'))).toEqual(
    ['blocks/0/props/subtitle', 'blocks/3/props/html', 'blocks/7/props/example'].flatMap((place) => [
      `/${place}/en`,
      `/${place}/es`,
    ]),
  );
  expect(left(copyOf('in-welcome'))).toHaveLength(3);
});

it('goes on until the word of the sample is gone, and lets all other words of the starter stay', () => {
  const hero = (subtitle: string) => page([block('hero', { title: 'Money', subtitle })]);
  expect(left(hero('A decision within 10 minutes. Sample amounts.'))).toEqual(['/blocks/1/props/subtitle']);
  expect(left(hero('A decision within 1 day, and the full cost before you accept.'))).toEqual([]);
});

it('knows the samples of every shipped page, and no other', () => {
  const says = (document: object) =>
    /\b(sample|muestra) ?(amounts|:|\)|sin|has)|montos de muestra|样例/i.test(textOf(document));
  const textOf = ({ blocks }: { blocks?: unknown }) => JSON.stringify(blocks);
  const known = shipped.filter(({ document }) => left({ ...document, id: 'own-page' }).length > 0);
  expect(known.map(({ name }) => name)).toEqual(
    shipped.filter(({ document }) => says(document)).map(({ name }) => name),
  );
  const all = JSON.stringify(shipped.map(({ document }) => document));
  expect(starterSamples.filter((sample) => !all.includes(sample))).toEqual([]);
});
