import { brand, block, page, rulesIn } from '../testing/checked';

const type = 'acme/priceTable';
jest.mock('../../../generated/packagedBlocks', () => ({
  packagedBlocks: {
    'acme/priceTable': {
      version: 2,
      icon: '',
      isStatic: true,
      origins: { images: ['https://img.acme.example'], media: ['https://film.acme.example'] },
      bytes: 100,
    },
  },
}));

jest.mock('../../../generated/packageVersions', () => ({
  packageVersions: { 'acme/priceTable': { version: 2, steps: {} } },
}));
jest.mock('../../../generated/blockValidators', () => {
  const { blockValidators } = jest.requireActual<{ blockValidators: object }>(
    '../../../generated/blockValidators',
  );
  return { blockValidators: { ...blockValidators, 'acme/priceTable': () => true } };
});

const used = page([block(type, {}, { version: 2 })]);
const missing = 'packageOriginMissing /blocks/1';
const origins = (images: string[], media: string[]) =>
  rulesIn(used, { brand: { ...brand, imageOrigins: images, mediaOrigins: media } }).filter((found) =>
    found.startsWith('packageOriginMissing'),
  );

test.each([
  [[], [], [missing, missing]],
  [['https://img.acme.example'], [], [missing]],
  [['https://film.acme.example'], ['https://film.acme.example'], [missing]],
  [['https://img.acme.example'], ['https://film.acme.example', 'https://b.example'], []],
])('a package that loads from elsewhere, with pictures of %j and videos of %j', (images, media, found) => {
  expect(origins(images, media)).toEqual(found);
});

test('a page without blocks of the package needs none of its origins', () => {
  expect(rulesIn(page([block('spacer', { size: 8 })]), { brand })).toEqual([]);
});

test('a block of a later version than this build has', () => {
  const found = (version: number) =>
    rulesIn(page([block(type, {}, { version })])).filter((rule) => rule.startsWith('newerBlockPackage'));
  expect(found(3)).toEqual(['newerBlockPackage /blocks/1/version']);
  expect(found(2)).toEqual([]);
});
