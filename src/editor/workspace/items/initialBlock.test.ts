import { shippedRules } from '../../../template/check/testing/shippedRules';
import { readdirSync } from 'node:fs';
import { isPicture, everyValue, PICTURES } from '../../../../tests/support/shippedTemplates';
import { brand } from '../../../template/check/testing/checked';
import { checkTemplate } from '../../../template/check/checkTemplate';
import { type BlockType } from '../../../template/block';
import { blockTypes } from '../../../generated/blocks';
import { type Locale, locales } from '../../../kernel/locale';
import { type Market, markets } from '../../../kernel/market';
import { freshItems } from './freshItems';
import { initialBlock } from './initialBlock';
import { newBlockPage } from './newBlockPage';
import { toBlock } from './toPuck';
import type { OpenDocument } from '../../library/documents/openDocument';

const now = new Date('2030-01-01T00:00:00Z');

/** Every choice of languages that a page can offer, its own first. */
const choices: readonly (readonly Locale[])[] = locales.flatMap((own) => {
  const others = locales.filter((each) => each !== own);
  return [[own], ...others.map((other) => [own, other]), [own, ...others]];
});

function pageIn(languages: readonly Locale[], market: Market): OpenDocument {
  const [locale] = languages;
  const words = Object.fromEntries(languages.map((each) => [each, 'Hola 你好']));
  const title = languages.length === 1 ? 'Hola 你好' : words;
  const blocks = [{ id: 'top', type: 'hero', props: { title } }];
  const links = { download: 'd', agreement: 'a' };
  return {
    schemaVersion: 1,
    id: 'p',
    kind: 'channel',
    locale,
    market,
    title,
    description: title,
    links,
    blocks,
  };
}

const added = (type: BlockType, page: OpenDocument): unknown =>
  toBlock(freshItems([initialBlock(type, newBlockPage(page, now))], [])[0]!);

const findingsOf = (block: unknown, page: OpenDocument) =>
  checkTemplate(JSON.stringify({ ...page, blocks: [...page.blocks, block] }), {
    now: now.getTime(),
    brand,
    marketRules: shippedRules,
    isPublished: () => true,
  }).filter((finding) => finding.block !== undefined && finding.block !== 'top');

/** Nobody but the person can say where a video stands, and what is spoken in it. */
const ofVideo = /^(?:textTooShort|captionsMissing) /;
/** A block comes with sample text, which is to be written over. */
const ofSample = /^sampleTextLeft /;

const everyPage = markets.flatMap((market) => choices.map((languages) => pageIn(languages, market)));

describe.each(blockTypes)('a new block: %s', (type) => {
  it('is sound at once, on a page of any market and of any languages', () => {
    for (const page of everyPage) {
      const findings = findingsOf(added(type, page), page)
        .map(({ rule, path }) => `${rule} ${path}`)
        .filter((finding) => !ofSample.test(finding));
      expect(type === 'video' ? findings.filter((finding) => !ofVideo.test(finding)) : findings).toEqual([]);
    }
  });

  it('has no empty list, and pictures that every host has', () => {
    const files = new Set(readdirSync(PICTURES));
    for (const page of everyPage) {
      const values = everyValue(added(type, page));
      expect(values.filter((value) => Array.isArray(value) && value.length === 0)).toEqual([]);
      for (const { sources = [] } of values.filter(isPicture))
        for (const { src } of sources) expect(files).toContain(src.replace('/pictures/', ''));
    }
  });
});

test('a second group of data fields is another one: fields of one group may not share a key', () => {
  const page = pageIn(['en'], 'mx');
  const twice = { ...page, blocks: [...page.blocks, added('dataGroup', page)] };
  expect(findingsOf(added('dataGroup', twice), twice)).toEqual([]);
});

test('a button leads to the form where there is one', () => {
  const page = pageIn(['en'], 'none');
  const blocks = [...page.blocks, { id: 'form', type: 'registration', props: {} }];
  expect(added('cta', { ...page, blocks })).toMatchObject({
    props: { action: { type: 'scrollTo', block: 'form' } },
  });
});
