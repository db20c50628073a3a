import type { CheckContext } from '../checkContext';
import { block, brand, page, rulesIn } from '../testing/checked';

const around: CheckContext = { brand, origin: 'https://pages.example', isPublished: (id) => id === 'known' };
const cta = (action: object) => block('cta', { label: 'Go', action });
const link = (href: string) => page([cta({ type: 'link', href })]);

test.each([
  ['/Policy', []],
  ['/landing?id=known', []],
  ['https://pages.example/Loan', []],
  ['https://pay.example/x', []],
  ['https://fees.example/other', []],
  ['https://play.google.com/y', []],
  ['tel:+525512345678', []],
  ['prestademo://open/loan', []],
  ['https://elsewhere.example/', ['foreignAddress /blocks/1/props/action/href']],
  ['http://elsewhere.example/', ['unsafeAddress /blocks/1/props/action/href']],
  ['javascript:alert(1)', ['unsafeAddress /blocks/1/props/action/href']],
  ['otherapp://open', ['unsafeAddress /blocks/1/props/action/href']],
  ['/Polcy', ['unknownPage /blocks/1/props/action/href']],
  ['/landing?id=gone', ['unpublishedTemplate /blocks/1/props/action/href']],
])('a link to %s', (href, expected) => {
  expect(rulesIn(link(href), around)).toEqual(expected);
});

test("without a brand, an app's scheme and foreign origins are not judged; what runs code is", () => {
  expect(rulesIn(link('otherapp://open'))).toEqual([]);
  expect(rulesIn(link('https://elsewhere.example/'))).toEqual([]);
  expect(rulesIn(link('javascript:alert(1)'))).toEqual(['unsafeAddress /blocks/1/props/action/href']);
});

test('links and pictures within formatted text', () => {
  const html = (text: string) => rulesIn(page([block('richText', { html: text })]), around);
  expect(html('<p>a <a href="/Loan">b</a> <a href="mailto:a@b.example">c</a></p>')).toEqual([]);
  expect(html('<p>a <a href="java&#115;cript:x">b</a></p>')).toEqual(['unsafeAddress /blocks/1/props/html']);
  expect(html('<img src="https://elsewhere.example/a.png" alt="">a')).toEqual([
    'foreignPicture /blocks/1/props/html',
  ]);
  expect(html('<p style="color:red">a</p><form>b</form>')).toEqual(['htmlDropped /blocks/1/props/html']);
  expect(html('<b>'.repeat(101) + 'a')).toEqual(['htmlTooDeep /blocks/1/props/html']);
  expect(html('<p>a</p>'.repeat(50_000))).toEqual(['htmlTooLong /blocks/1/props/html']);
});

test.each([
  ['/pictures/a.webp', []],
  ['https://cdn.example/a.webp', []],
  ['https://elsewhere.example/a.webp', ['foreignPicture /blocks/1/props/image/src']],
  ['data:image/png;base64,AA', ['foreignPicture /blocks/1/props/image/src']],
])('a picture from %s', (src, expected) => {
  expect(rulesIn(page([block('image', { image: { src, alt: '', width: 1, height: 1 } })]), around)).toEqual(
    expected,
  );
});

test.each([
  ['/media/a.webm', []],
  ['https://media.example/a.webm', []],
  ['https://cdn.example/a.webm', ['foreignMedia']],
  ['data:video/mp4;base64,AA', ['foreignMedia']],
  ['javascript:alert(1)', ['foreignMedia']],
])('a video and captions from %s', (src, expected) => {
  const video = {
    title: 'A film',
    poster: { src: '/pictures/a.webp', alt: '', width: 1, height: 1 },
    sources: [
      { src: '/media/b.mp4', type: 'video/mp4' },
      { src, type: 'video/webm' },
    ],
    captions: [{ src, language: 'en' }],
  };
  expect(rulesIn(page([block('video', video)]), around)).toEqual(
    ['sources/1', 'captions/0'].flatMap((place) =>
      expected.map((rule) => `${rule} /blocks/1/props/${place}/src`),
    ),
  );
});

test('nobody is told of the origin of a video where the brand file is not known', () => {
  const poster = { src: '/pictures/a.webp', alt: '', width: 1, height: 1 };
  const sources = [{ src: 'https://any.example/a.mp4', type: 'video/mp4' }];
  const captions = [{ src: '/a.vtt', language: 'en-GB' }];
  expect(rulesIn(page([block('video', { title: 'A film', poster, sources, captions })]))).toEqual([]);
});

describe('links of the template', () => {
  it('lead to published templates, or to itself', () => {
    expect(
      rulesIn(page([], { links: { download: 'known', agreement: 'gone', after: 'a' } }), around),
    ).toEqual(['unpublishedTemplate /links/agreement']);
  });

  it('may have company that no version knows yet, of whatever kind', () => {
    const links = { download: 'known', later: 'gone', latest: { toString: null } };
    expect(rulesIn(page([], { links }), around)).toEqual([
      'unknownProperty /links/later',
      'unknownProperty /links/latest',
    ]);
  });

  it('are there where something needs them', () => {
    const form = block('registration', {});
    expect(rulesIn(page([form, cta({ type: 'agreement' })]), around)).toEqual([
      'downloadLinkMissing /blocks/1',
      'agreementLinkMissing /blocks/2/props/action',
    ]);
    expect(rulesIn(page([cta({ type: 'download' })], { kind: 'download' }), around)).toEqual([]);
    expect(rulesIn(page([form], { links: { download: 'known' } }), around)).toEqual([]);
  });
});

describe('taps that do nothing', () => {
  const silent = { ...brand, servicePhone: '', schemeLink: '' };

  it.each([
    [{ type: 'native', page: 'order' }, []],
    [{ type: 'native', page: 'oder' }, ['unknownAppPage /blocks/1/props/action/page']],
    [{ type: 'call', phone: '+52 1' }, []],
    [{ type: 'call' }, ['callWithoutPhone /blocks/1/props/action']],
    [{ type: 'openApp' }, ['openAppWithoutScheme /blocks/1/props/action']],
    [{ type: 'scrollTo', block: 'none' }, ['scrollToNowhere /blocks/1/props/action/block']],
  ])('%j', (action, expected) => {
    expect(rulesIn(page([cta(action)]), { brand: silent })).toEqual(expected);
  });
});

describe('weight', () => {
  const source = (width: number, type = 'avif') => ({
    src: `/pictures/${width}.${type}`,
    width,
    type: `image/${type}`,
  });
  const image = {
    src: '/pictures/a.webp',
    alt: 'A',
    width: 720,
    height: 400,
    sources: [source(360), source(720), source(720, 'webp')],
  };
  const hero = (rest: object = {}) =>
    page([], { blocks: [block('hero', { title: 'x', image: { ...image, ...rest } })] });
  const weighing = (bytes: Record<string, number>): CheckContext => ({
    pictureBytes: (address) => bytes[address],
  });

  it('tells once of a picture that the library does not have', () => {
    const gone: CheckContext = { isPictureGone: (address) => address.startsWith('/pictures/720') };
    expect(rulesIn(hero(), gone)).toEqual(['pictureGone /blocks/0/props/image']);
    expect(rulesIn(hero(), { isPictureGone: () => false })).toEqual([]);
  });

  it('weighs the file that the reference phone takes', () => {
    expect(
      rulesIn(
        hero(),
        weighing({
          '/pictures/720.avif': 90_000,
          '/pictures/a.webp': 900_000,
          '/pictures/720.webp': 900_000,
        }),
      ),
    ).toEqual([]);
    expect(rulesIn(hero(), weighing({ '/pictures/720.avif': 110_000 }))).toEqual([
      'pictureTooHeavy /blocks/0/props/image',
    ]);
    expect(rulesIn(hero(), weighing({}))).toEqual([]);
  });

  it('adds up the page, and the time to its first view', () => {
    expect(rulesIn(hero(), weighing({ '/pictures/720.avif': 200_000 }))).toEqual([
      'pictureTooHeavy /blocks/0/props/image',
      'pageTooSlow ',
    ]);
    const later = page(
      Array.from({ length: 5 }, (_, position) => block('image', { image }, { id: `i${position}` })),
    );
    expect(rulesIn(later, weighing({ '/pictures/720.avif': 95_000 }))).toEqual(['pageTooHeavy ']);
  });

  it('adds the font of the brand to the page, and not to its first view', () => {
    const light = weighing({ '/pictures/720.avif': 90_000 });
    expect(rulesIn(hero(), { ...light, fontBytes: 48_000 })).toEqual([]);
    // More than a host takes, as nothing else here would show that the first view does without.
    expect(rulesIn(hero(), { ...light, fontBytes: 400_000 })).toEqual(['pageTooHeavy ']);
  });
});

test.each<[string | object, string[]]>([
  ['<p><a href="#fees">a</a></p><h2 id="fees">b</h2>', []],
  ['<p><a href="#top">a</a> <a href="#heading-fees">b</a></p><h3 id="fees">c</h3>', []],
  ['<p><a href="#co%C3%B1o">a</a></p><h2 id="coño">b</h2>', []],
  ['<p><a href="#/Loan">a</a> <a href="/Loan#fees">b</a></p>', []],
  ['<p><a href="#fees">a</a> <a href="#fees">b</a></p>', ['']],
  ['<p id="fees"><a href="#fees">a</a></p>', ['']],
  ['<p><a href="#%">a</a> <a href="#">b</a></p>', ['', '']],
  [{ en: '<a href="#fees">a</a>', es: '<a href="#fees">a</a><h2 id="fees">b</h2>' }, ['/en']],
])('links to places of the page: %j', (html, expected) => {
  const nowhere = rulesIn(page([block('richText', { html })])).filter((rule) =>
    rule.startsWith('linkToNowhere'),
  );
  expect(nowhere).toEqual(expected.map((language) => `linkToNowhere /blocks/1/props/html${language}`));
});
