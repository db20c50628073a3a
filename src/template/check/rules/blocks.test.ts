import { checkTemplate } from '../checkTemplate';
import { block, messagesIn, page, rulesIn } from '../testing/checked';

const now = Date.parse('2026-11-21T12:00:00Z');
const spacer = (rest: object = {}) => block('spacer', { size: 8 }, rest);
const when = (visibleWhen: object) => page([spacer({ visibleWhen })]);
const is = (field: string, op: string, value: unknown) => ({ field, op, value });
const variant = (group: string, weight: number, rest: object = {}) =>
  spacer({
    id: `${group}${weight}${JSON.stringify(rest).length}`,
    variant: { experiment: 'e1', group, weight },
    ...rest,
  });

test('a page with which nothing is wrong has no findings', () => {
  expect(rulesIn(page([spacer()]))).toEqual([]);
});

describe('names', () => {
  it('asks what a slip of the pen was meant to be, at every depth', () => {
    expect(
      messagesIn(
        page([block('cta', { lable: 'x', label: 'x', action: { type: 'link', href: '/', hreff: '' } })]),
      ),
    ).toEqual([
      expect.stringContaining('Did you mean "label"?'),
      expect.stringContaining('Did you mean "href"?'),
    ]);
    const faq = block('faq', { items: [{ question: 'a?', answer: 'b', extra: 1 }] });
    expect(rulesIn(page([faq]))).toEqual(['unknownProperty /blocks/1/props/items/0/extra']);
    expect(rulesIn(page([spacer({ visibleWen: {} })], { lokale: 'es' }))).toEqual([
      'misspelledProperty /lokale',
      'misspelledProperty /blocks/1/visibleWen',
    ]);
    expect(rulesIn(page([], { 'a/b': 1 }))).toEqual(['unknownProperty /a~1b']);
  });

  it('leaves parameters of the app and names of other forms alone', () => {
    const native = { type: 'native', page: 'main', param: { anything: { goes: 1 } } };
    expect(rulesIn(page([block('cta', { label: 'x', action: native })]))).toEqual([]);
  });

  it('suggests a block type', () => {
    expect(rulesIn(page([block('herro', {})]))).toEqual(['misspelledBlockType /blocks/1/type']);
    expect(rulesIn(page([block('carousel9', {})]))).toEqual(['unknownBlockType /blocks/1/type']);
  });
});

describe('block packages', () => {
  it('says that a build lacks the package of a block, and lets the page be published', () => {
    const [finding, ...others] = checkTemplate(
      JSON.stringify(page([block('acme/priceTable', { any: 'thing' }), spacer({ id: 'b' })])),
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'missingBlockPackage',
      severity: 'warning',
      path: '/blocks/1/type',
    });
  });
});

describe('conditions', () => {
  it.each([
    [{ all: [is('clientType', 'eq', 'ios'), is('clientType', 'eq', 'android')] }],
    [{ all: [is('registered', 'eq', true), { not: is('registered', 'eq', true) }] }],
    [is('languageType', 'eq', 3)],
    [is('languageType', 'eq', '2')],
    [is('query.utm_tag', 'in', [])],
    [{ all: [is('query.a', 'eq', 'x'), is('query.a', 'exists', false)] }],
    [{ all: [is('query.n', 'gt', 5), is('query.n', 'lt', 3)] }],
    [{ all: [is('now', 'gt', '2027-01-02T00:00Z'), is('now', 'lt', '2027-01-01T00:00Z')] }],
    [{ any: [] }],
  ])('finds that %j never holds', (condition) => {
    expect(rulesIn(when(condition), { now })).toEqual(['conditionNeverHolds /blocks/1/visibleWhen']);
  });

  it.each([
    [{ all: [is('query.n', 'gt', 3), is('query.n', 'lt', 5)] }],
    [{ all: [is('query.a', 'gt', 'a'), is('query.a', 'lt', 'b')] }],
    [{ any: [is('clientType', 'eq', 'ios'), is('clientType', 'eq', 'android')] }],
    [{ not: is('query.utm_tag', 'eq', 'x') }],
    [{ all: [is('now', 'gt', '2026-01-01T00:00Z'), is('now', 'lt', '2027-01-01T00:00-06:00')] }],
    [is('now', 'gt', '2026-01-01T00:00Z')],
    [{ all: [] }],
  ])('lets %j be', (condition) => {
    expect(rulesIn(when(condition), { now })).toEqual([]);
  });

  it('tells a condition whose time is over from one that contradicts itself', () => {
    const over = when(is('now', 'lt', '2026-11-01T00:00:00Z'));
    expect(rulesIn(over, { now })).toEqual(['conditionOver /blocks/1/visibleWhen']);
    expect(rulesIn(over)).toEqual([]);
  });

  it('refuses dates that are none', () => {
    expect(rulesIn(when(is('now', 'lt', 'Christmas')))).toEqual(['notADate /blocks/1/visibleWhen']);
    expect(rulesIn(page([block('countdown', { until: '2026-13-45' })]))).toEqual([
      'notADate /blocks/1/props/until',
    ]);
  });

  it.each(['2026-12-24T18:00:00', '2026-12-24', '2026-12-24 18:00Z'])(
    'refuses %s, which host and phone could take for two moments',
    (date) => {
      expect(rulesIn(when(is('now', 'lt', date)))).toEqual(['dateWithoutOffset /blocks/1/visibleWhen']);
      expect(rulesIn(page([block('countdown', { until: date })]))).toEqual([
        'dateWithoutOffset /blocks/1/props/until',
      ]);
    },
  );
});

test.each([
  [block('spacer', { size: -4 }), ['outOfRange /blocks/1/props/size']],
  [block('spacer', { size: 201 }), ['outOfRange /blocks/1/props/size']],
  [block('spacer', { size: 200 }), []],
  [block('spacer', { size: 'large' }), []],
])('the height of %j', (spacer, expected) => {
  expect(rulesIn(page([spacer]))).toEqual(expected);
});

test.each([
  [5, ['outOfRange /blocks/1/props/intervalMs']],
  [60_001, ['outOfRange /blocks/1/props/intervalMs']],
  [1_000, []],
  [undefined, []],
])('slides that stay %p ms', (intervalMs, expected) => {
  const picture = { src: '/a.webp', alt: 'A phone', width: 720, height: 360 };
  const rules = rulesIn(
    page([
      block('banner', { slides: [{ image: picture }], ...(intervalMs !== undefined && { intervalMs }) }),
    ]),
  );
  expect(rules.filter((rule) => rule.startsWith('outOfRange'))).toEqual(expected);
});

test('a countdown to a date that has passed', () => {
  const countdown = (until: string) => page([block('countdown', { until })]);
  expect(rulesIn(countdown('2026-11-21T00:00Z'), { now })).toEqual(['countdownOver /blocks/1/props/until']);
  expect(rulesIn(countdown('2026-11-22T00:00Z'), { now })).toEqual([]);
});

test.each([
  [{ minAmount: 500, maxAmount: 100 }, ['amountsReversed /blocks/1/props/maxAmount']],
  [{ step: 1000 }, ['stepTooBig /blocks/1/props/step']],
  [{ step: 70 }, ['stepUneven /blocks/1/props/step']],
  [{ termsDays: [91, 182, 91] }, ['termsUnordered /blocks/1/props/termsDays']],
  [{ termsDays: [182, 91] }, ['termsUnordered /blocks/1/props/termsDays']],
  [{}, []],
])('a calculator with %j', (props, expected) => {
  const sound = { minAmount: 100, maxAmount: 500, step: 100, termsDays: [91, 182], dailyRate: 0.0004 };
  expect(rulesIn(page([block('calculator', { ...sound, ...props })]))).toEqual(expected);
});

test('a disclosure whose terms are the wrong way round', () => {
  const disclosure = block('disclosure', { minTermDays: 365, maxTermDays: 91, maxApr: 18, example: 'x' });
  expect(rulesIn(page([disclosure]))).toEqual(['termsReversed /blocks/1/props/maxTermDays']);
});

describe('forms', () => {
  const field = (key: string, rest: object = {}) => ({ key, label: 'Name', kind: 'txt', ...rest });

  it('need options, and a key for each answer', () => {
    const group = (id: string, fields: object[]) => block('dataGroup', { group: 'job', fields }, { id });
    expect(
      rulesIn(page([group('a', [field('x'), field('y', { kind: 'enum' })]), group('b', [field('x')])])),
    ).toEqual([
      'noOptions /blocks/1/props/fields/1/options',
      'repeatedFieldKey /blocks/2/props/fields/0/key',
    ]);
    expect(
      rulesIn(
        page([
          group('a', [
            field('x'),
            field('x', { kind: 'tips' }),
            field('y', { kind: 'enum', options: ['z'] }),
          ]),
        ]),
      ),
    ).toEqual([]);
  });

  it('stand once on a page, and take telephone numbers of the market', () => {
    const links = { links: { download: 'd', agreement: 'g' } };
    const form = (id: string, props: object) => block('registration', props, { id });
    expect(rulesIn(page([form('a', {}), form('b', {})], links))).toEqual(['secondRegistration /blocks/2']);
    const rules = rulesIn(page([form('a', {})], { ...links, market: 'mx' }));
    expect(rules).toContain('phoneRuleForeign /blocks/1/props/phoneRule');
    expect(rulesIn(page([form('a', { phoneRule: 'mx' })], { ...links, market: 'mx' }))).not.toContain(
      rules[0],
    );
  });
});

describe('experiments', () => {
  it.each([
    [[variant('a', 50), variant('b', 50)], []],
    [[variant('a', 0.5), variant('b', 0.5)], []],
    [[variant('a', 50), variant('b', 40)], ['weightsDoNotAddUp /blocks/1/variant/weight']],
    [[variant('a', 0), variant('b', 0)], ['experimentUnseen /blocks/1/variant/weight']],
    [[variant('a', 100)], ['oneArmedExperiment /blocks/1/variant']],
    [[variant('a', 50), variant('b', 50), variant('a', 60)], ['weightsDiffer /blocks/3/variant/weight']],
    [
      [variant('a', 50), variant('b', 50, { visibleWhen: { any: [] } })],
      ['conditionNeverHolds /blocks/2/visibleWhen', 'groupNeverShown /blocks/2/visibleWhen'],
    ],
  ])('%j', (blocks, expected) => {
    expect(rulesIn(page(blocks))).toEqual(expected);
  });
});
