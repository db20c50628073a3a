import { limits } from '../limits';
import { checkTemplate } from './checkTemplate';

const template = (blocks: unknown[], rest: object = {}) =>
  JSON.stringify({ schemaVersion: 1, id: 'a', kind: 'landing', locale: 'es', blocks, ...rest });
const spacer = (id: string, rest: object = {}) => ({ id, type: 'spacer', props: { size: 8 }, ...rest });
const cta = (id: string, action: object) => ({ id, type: 'cta', props: { label: 'x', action } });
const columns = (id: string, ...lists: unknown[][]) => ({ id, type: 'columns', props: { columns: lists } });

/** Errors, and the warnings of the rules that these tests are about. */
const findings = (text: string) =>
  checkTemplate(text)
    .filter(
      ({ severity, rule }) => severity === 'error' || rule === 'newerFormat' || rule === 'pictureWithoutAlt',
    )
    .map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
const one = (text: string) => {
  const found = findings(text);
  expect(found).toHaveLength(1);
  return found[0];
};

describe('checkTemplate', () => {
  it('finds nothing wrong with a sound template', () => {
    expect(
      findings(
        template([spacer('a'), cta('b', { type: 'scrollTo', block: 'a' }), columns('c', [spacer('d')])]),
      ),
    ).toEqual([]);
    expect(findings(template([]))).toEqual([]);
  });

  it('says where a text stops being JSON', () => {
    expect(one('{\n "schemaVersion": 1,\n}')).toMatch(/^error : Not JSON: line 3, column 1/);
    expect(one('[]')).toMatch(/a JSON object/);
  });

  it('names missing and wrong parts of the document', () => {
    expect(findings('{}')).toHaveLength(5);
    expect(one(template([], { kind: 'poster' }))).toBe(
      'error /kind: It must be one of "landing", "download", "agreement", "channel".',
    );
    expect(one(template([], { id: 'a b' }))).toMatch(
      /^error \/id: It is not written the way this field asks/,
    );
  });

  it('names a wrong block by its place', () => {
    expect(one(template([spacer('a'), { id: 'b', type: 'carousel9', props: {} }]))).toMatch(
      /^error \/blocks\/1\/type: There is no block type "carousel9"; known are .*hero/,
    );
    expect(one(template([{ id: 'b', type: 'hero', props: {} }]))).toBe(
      'error /blocks/0/props: "title" is missing; add it.',
    );
    expect(one(template([{ type: 'spacer', props: {} }]))).toMatch(/^error \/blocks\/0: "id" is missing/);
    expect(one(template(['text']))).toMatch(/^error \/blocks\/0: It must be of type object/);
    expect(one(template([columns('c', [{ id: 'b', type: 'spacer', props: {} }])]))).toMatch(
      /^error \/blocks\/0\/props\/columns\/0\/0\/props: "size" is missing/,
    );
  });

  it('says one thing about a wrong action', () => {
    expect(one(template([cta('b', { type: 'teleport' })]))).toMatch(
      /^error \/blocks\/0\/props\/action: It has none of the forms/,
    );
  });

  it('refuses ids that two blocks share, nested ones too', () => {
    expect(one(template([spacer('a'), columns('b', [spacer('a')])]))).toMatch(
      /^error \/blocks\/1\/props\/columns\/0\/0\/id: The id "a" is that of \/blocks\/0/,
    );
  });

  it('refuses a scroll to nowhere', () => {
    expect(one(template([cta('b', { type: 'scrollTo', block: 'none' })]))).toMatch(
      /^error \/blocks\/0\/props\/action\/block: There is no block "none"/,
    );
  });

  it('refuses an experiment whose groups nobody sees', () => {
    const variant = (group: string, weight: number) => ({ variant: { experiment: 'e', group, weight } });
    expect(one(template([spacer('a', variant('a', 0)), spacer('b', variant('b', 0))]))).toMatch(
      /add up to 0/,
    );
    expect(findings(template([spacer('a', variant('a', 0)), spacer('b', variant('b', 1))]))).toEqual([]);
  });

  it('warns of a picture without words', () => {
    const image = (alt?: string) => ({
      id: 'i',
      type: 'image',
      props: { image: { src: '/pictures/a.webp', ...(alt !== undefined && { alt }) } },
    });
    expect(one(template([image()]))).toMatch(
      /^warning \/blocks\/0\/props\/image: The picture has no alternative text/,
    );
    expect(findings(template([image('')]))).toEqual([]);
  });

  it('warns of a newer format', () => {
    expect(one(template([], { schemaVersion: 2 }))).toMatch(/^warning \/schemaVersion/);
  });

  it('holds the limits', () => {
    const nest = (depth: number): object =>
      depth === 1 ? spacer('s') : columns(`c${depth}`, [nest(depth - 1)]);
    expect(findings(template([nest(limits.blockDepth)]))).toEqual([]);
    expect(one(template([nest(limits.blockDepth + 1)]))).toMatch(/nest deeper than 8/);
    const many = (count: number) => Array.from({ length: count }, (_, position) => spacer(`s${position}`));
    expect(findings(template([columns('c', many(limits.blocks - 1))]))).toEqual([]);
    expect(one(template([columns('c', many(limits.blocks))]))).toMatch(/^error \/blocks: 5,001 blocks/);
    expect(one(template([], { name: 'é'.repeat(limits.documentBytes / 2) }))).toMatch(
      /^error : The document has [\d,]+ bytes/,
    );
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(one(`{"a":${deep(100_000)}}`)).toMatch(/nests deeper than 96/);
  });
});
