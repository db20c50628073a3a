import { block, page, rulesIn } from '../testing/checked';

const shared = (rest: object) =>
  page([block('spacer', { size: 8 })], {
    shareImage: { src: '/pictures/share.png', alt: 'A hand', width: 1200, height: 630, ...rest },
  });
const ofShare = (document: Parameters<typeof rulesIn>[0], context: Parameters<typeof rulesIn>[1] = {}) =>
  rulesIn(document, context).filter((found) => found.startsWith('shareImage'));

test.each<[object, string[]]>([
  [{}, []],
  [{ src: '/pictures/share.jpg' }, []],
  [{ src: '/pictures/share.webp?v=2' }, []],
  [{ src: '/pictures/share.AVIF' }, ['shareImageFormat /shareImage']],
  [{ src: '/pictures/share.svg#a' }, ['shareImageFormat /shareImage']],
  [{ width: 600, height: 600 }, []],
  [{ width: 200, height: 1200 }, ['shareImageShape /shareImage']],
  [{ width: 1200, height: 200 }, ['shareImageShape /shareImage']],
  [{ width: undefined }, ['shareImageSizeUnknown /shareImage']],
  [{ height: undefined }, ['shareImageSizeUnknown /shareImage']],
])('%j', (rest, expected) => {
  expect(ofShare(shared(rest))).toEqual(expected);
});

test('a file above 300 kB is too heavy for messengers, where its bytes are known', () => {
  const weighing = (bytes: number | undefined) => ({ pictureBytes: () => bytes });
  expect(ofShare(shared({}), weighing(300_000))).toEqual([]);
  expect(ofShare(shared({}), weighing(300_001))).toEqual(['shareImageHeavy /shareImage']);
  expect(ofShare(shared({}), weighing(undefined))).toEqual([]);
});

test('the file says which shape it has, whatever the template does', () => {
  const real = (width: number, height: number) => ({ pictureSize: () => ({ width, height }) });
  const wrong = (document: ReturnType<typeof shared>, context: ReturnType<typeof real>) =>
    rulesIn(document, context).filter((rule) => /^(?:shareImage|pictureShapeWrong)/.test(rule));
  expect(wrong(shared({}), real(1200, 630))).toEqual([]);
  expect(wrong(shared({ width: 720, height: 378 }), real(1200, 630))).toEqual([]);
  expect(wrong(shared({ width: 101, height: 53 }), real(1200, 630))).toEqual([]);
  expect(wrong(shared({}), real(200, 1200))).toEqual(
    expect.arrayContaining(['pictureShapeWrong /shareImage', 'shareImageShape /shareImage']),
  );
  expect(wrong(shared({ width: 200, height: 1200 }), real(1200, 630))).toEqual([
    'pictureShapeWrong /shareImage',
  ]);
  expect(wrong(shared({ width: undefined }), real(1200, 630))).toEqual(['shareImageSizeUnknown /shareImage']);
});

test('what another host has may be behind a redirect, and nothing is known of it', () => {
  const origin = 'https://loans.example';
  expect(ofShare(shared({ src: `${origin}/pictures/a.png` }), { origin })).toEqual([]);
  expect(ofShare(shared({ src: 'https://short.example/a' }), { origin })).toEqual([
    'shareImageElsewhere /shareImage',
  ]);
  expect(ofShare(shared({ src: 'https://short.example/a', width: undefined }), { origin })).toEqual([
    'shareImageElsewhere /shareImage',
  ]);
});
