import { block, messagesIn, page, rulesIn } from '../testing/checked';

const both = (en: string, es: string) => ({ en, es });
const faq = (question: unknown, answer: unknown = both('Yes, it is', 'Sí, así es')) =>
  block('faq', { items: [{ question, answer }] });
const translated = (...blocks: unknown[]) =>
  page(blocks, {
    title: both('A title', 'Un título'),
    blocks: [block('hero', { title: both('A promise', 'Una promesa') }), ...blocks],
  });

describe('languages', () => {
  it('names the language that a text lacks', () => {
    const document = translated(faq({ en: 'Is it?' }));
    expect(rulesIn(document)).toEqual(['missingTranslation /blocks/1/props/items/0/question']);
    expect(messagesIn(document)).toEqual([
      'The text is missing in Spanish, which the page offers. Write it.',
    ]);
  });

  it('finds plain texts between translated ones, names and numbers apart', () => {
    expect(rulesIn(translated(faq('What does it cost?')))).toEqual([
      'oneLanguageText /blocks/1/props/items/0/question',
    ]);
    expect(rulesIn(translated(faq('24/7 {{servicePhone}}')))).toEqual([]);
    const review = block('reviews', {
      items: [{ name: 'Ana María', rating: 5, text: both('Good work', 'Buen trabajo') }],
    });
    expect(rulesIn(translated(review))).toEqual([]);
    expect(rulesIn(page([faq('What does it cost?', 'It depends on it')]))).toEqual([]);
  });

  it('says once that a few texts stray into another language', () => {
    const stray = translated(faq({ ...both('Is it?', '¿Es así?'), zh: '是吗？' }));
    expect(rulesIn(stray)).toEqual(['strayLanguage /blocks/1/props/items/0/question']);
    expect(messagesIn(stray)[0]).toMatch(/^Texts in Chinese: only 1 of 4/);
  });
});

test.each([
  [faq(both(' ', '¿Es así?')), ['emptyText /blocks/1/props/items/0/question/en']],
  [
    { ...block('hero', { title: both('', 'Dinero ya') }), id: 'second' },
    ['heroTitleEmpty /blocks/1/props/title/en'],
  ],
  [
    block('richText', { html: both('<p> </p>', '<p>Hola a todos</p>') }),
    ['emptyText /blocks/1/props/html/en'],
  ],
  [
    faq(both('Ask {{lender.nam}}', 'Di {{ lender.name }}')),
    ['unknownPlace /blocks/1/props/items/0/question/en'],
  ],
])('%j', (each, expected) => {
  expect(rulesIn(translated(each))).toEqual(expected);
});

test('a landing page says what it is', () => {
  const { title: _, ...untitled } = page([], { kind: 'landing', blocks: [block('spacer', { size: 8 })] });
  expect(rulesIn(untitled)).toEqual([
    'titleMissing ',
    'descriptionMissing ',
    'shareImageMissing ',
    'heroMissing /blocks',
  ]);
});

describe('pictures', () => {
  const picture = (rest: object) =>
    page([
      block('image', { image: { src: '/pictures/a.webp', alt: 'A hand', width: 400, height: 200, ...rest } }),
    ]);

  it.each([
    [{}, []],
    [{ alt: '' }, []],
    [{ alt: undefined }, ['pictureWithoutAlt /blocks/1/props/image']],
    [{ alt: 'IMG_2034.jpeg' }, ['altIsFileName /blocks/1/props/image/alt']],
    [{ alt: 'image 3' }, ['altIsFileName /blocks/1/props/image/alt']],
    [
      { width: undefined },
      ['pictureWithoutSize /blocks/1/props/image', 'pictureWithoutSources /blocks/1/props/image'],
    ],
    [{ width: 1200, height: 600 }, ['pictureWithoutSources /blocks/1/props/image']],
    [{ alt: { en: 'A hand', es: '' } }, ['altEmptyInOneLanguage /blocks/1/props/image/alt']],
  ])('%j', (rest, expected) => {
    expect(rulesIn(picture(rest)).filter((rule) => !/Translation|oneLanguage/.test(rule))).toEqual(expected);
  });
});

describe('colours', () => {
  const theme = (text: string, accent: string, background = '#ffffff') =>
    page([], { theme: { background, text, accent } });

  it('warns of what the page will not show as it is written', () => {
    expect(rulesIn(theme('#222222', '#b24a28'))).toEqual([]);
    expect(rulesIn(theme('#bbbbbb', '#b24a28'))).toEqual(['textColorCorrected /theme/text']);
    expect(rulesIn(theme('#222222', '#d9692f'))).toEqual(['accentColorCorrected /theme/accent']);
    expect(messagesIn(theme('#bbbbbb', '#b24a28'))[0]).toMatch(
      /#bbbbbb has a contrast of 1\.9 to 1 .* shows #\w{6}/,
    );
  });
});

test.each([
  ['<h2>a</h2><h3>b</h3><h2>c</h2><p>d</p>', []],
  ['<h1>a</h1><p>b</p>', ['headingOfPage /blocks/1/props/html']],
  ['<h2>a</h2><h4>b</h4>', ['headingSkipped /blocks/1/props/html']],
  ['<h3>a</h3>', ['headingSkipped /blocks/1/props/html']],
])('headings of %s', (html, expected) => {
  expect(rulesIn(page([block('richText', { html })]))).toEqual(expected);
});

describe('captions', () => {
  const title = { en: 'How it works', es: 'Cómo funciona' };
  const film = (captions?: readonly { readonly src: string; readonly language: string }[]) =>
    page(
      [
        block('video', {
          title,
          poster: { src: '/a.webp', alt: '', width: 1, height: 1 },
          sources: [{ src: '/a.mp4', type: 'video/mp4' }],
          ...(captions && { captions }),
        }),
      ],
      { title: { en: 'A title', es: 'Un título' } },
    );
  const missing = (captions?: Parameters<typeof film>[0]) =>
    messagesIn(film(captions)).filter((message) => message.includes('captions'));

  it('are asked for in each language that the page offers', () => {
    expect(missing().map((message) => /in (\w+):/.exec(message)?.[1])).toEqual(['English', 'Spanish']);
    expect(missing([{ src: '/es.vtt', language: 'es-MX' }])).toEqual([
      expect.stringContaining('no captions in English'),
    ]);
    expect(
      rulesIn(film([{ src: '/en.vtt', language: 'en' }])).filter((rule) => rule.startsWith('captions')),
    ).toEqual(['captionsMissing /blocks/1/props/captions']);
    expect(
      missing([
        { src: '/es.vtt', language: 'es-MX' },
        { src: '/en.vtt', language: 'en' },
      ]),
    ).toEqual([]);
  });
});
