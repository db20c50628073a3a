import { block, page } from './testing/checked';
import { weighTemplate } from './weighPage';

const bytes: Readonly<Record<string, number>> = {
  small: 10_000,
  large: 70_000,
  ios: 20_000,
  android: 30_000,
};
const weigh = (blocks: readonly unknown[], rest: object = {}) =>
  weighTemplate(JSON.stringify(page([], { blocks, ...rest })), (address) => bytes[address]);

const picture = (src: string, rest: object = {}) =>
  block('image', { image: { src, alt: '' } }, { id: src, ...rest });
const group = (name: string) => ({ variant: { experiment: 'e', group: name, weight: 50 } });
const on = (clientType: string) => ({ visibleWhen: { field: 'clientType', op: 'eq', value: clientType } });

describe('a page weighs what one visitor loads', () => {
  it.each([
    ['all of them where all are shown', [picture('small'), picture('large')], 80_000],
    ['one group', [picture('small', group('a')), picture('large', group('b'))], 70_000],
    ['one phone', [picture('ios', on('ios')), picture('android', on('android'))], 30_000],
    [
      'nothing in hidden columns',
      [picture('ios', on('ios')), block('columns', { columns: [[picture('large')]] }, on('android'))],
      70_000,
    ],
    [
      'of a group only what the phone is shown',
      [
        picture('ios', { ...on('ios'), ...group('a') }),
        picture('android', { ...on('android'), ...group('a') }),
        picture('small', group('b')),
      ],
      30_000,
    ],
    ['nothing that nobody is shown', [picture('large', { visibleWhen: { any: [] } })], 0],
  ])('%s', (_, blocks, expected) => {
    expect(weigh(blocks)?.pictureBytes).toBe(expected);
  });

  it('in one language', () => {
    const words = 'words '.repeat(500);
    const one = weigh([block('hero', { title: { en: words } })]);
    const two = weigh([block('hero', { title: { en: words, es: words } })]);
    expect((two?.htmlBytes ?? 0) - (one?.htmlBytes ?? 0)).toBeLessThan(50);
  });

  it('the first view by the picture that stands in it, also as a variant beside the first', () => {
    const [alone, variant] = [
      weigh([picture('large')]),
      weigh([picture('small', group('a')), picture('large', group('b'))]),
    ];
    expect(variant?.lcp).toBeGreaterThanOrEqual(alone?.lcp ?? Infinity);
    expect(weigh([block('spacer', { size: 8 }), picture('large')])?.lcp).toBeLessThan(alone?.lcp ?? 0);
  });
});
