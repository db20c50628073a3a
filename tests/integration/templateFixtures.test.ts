import path from 'node:path';
import { blockSamples } from '../../src/blocks/blockFacts';
import type { TemplateFault } from '../../src/template/fault';
import { preparePage } from '../../src/template/preparePage';
import { blockDocuments } from '../support/blockDocuments';
import { filesUnder, readJson } from '../support/shippedTemplates';

const FIXTURES = 'tests/fixtures/templates';

function fixtures(folder: string): { name: string; document: unknown }[] {
  return filesUnder(`${FIXTURES}/${folder}`, '.json').map((file) => ({
    name: path.basename(file, '.json'),
    document: readJson(file),
  }));
}

function prepare(document: unknown): ReturnType<typeof preparePage> {
  return preparePage(document, {
    brand: {
      schemeLink: 'prestademo://open',
      imageOrigins: [],
      appName: 'Presta',
      servicePhone: '',
      lender: { name: '', registration: '', address: '', email: '' },
    },
    origin: 'https://pages.example',
    sanitizeHtml: (html) => html,
    language: undefined,
  });
}

describe('valid documents', () => {
  it.each([...fixtures('valid'), ...blockDocuments.map((document) => ({ name: document.id, document }))])(
    '$name is taken whole and left untouched',
    ({ name, document }) => {
      const before = JSON.stringify(document);
      const prepared = prepare(document);
      expect(JSON.stringify(document)).toBe(before);
      expect(prepared).toMatchObject({ ok: true, value: { page: { id: name }, faults: [] } });
    },
  );

  it.each(Object.entries(blockSamples))('the sample of %s sets every one of its props', (type, { full }) => {
    const { properties } = readJson(`schemas/blocks/${type}.schema.json`) as { properties: object };
    expect(Object.keys(full).sort()).toEqual(Object.keys(properties).sort());
  });
});

/** What each partly wrong document loses: kinds of faults in order, and the blocks of the page that stay. */
const PARTLY_WRONG: Record<string, { faults: TemplateFault['kind'][]; stays: string[] }> = {
  'action-unknown': { faults: ['invalid'], stays: ['kept'] },
  'address-script': { faults: ['unsafeAddress', 'unsafeAddress', 'unsafeAddress'], stays: ['hero', 'kept'] },
  'block-not-object': { faults: ['invalid', 'invalid', 'invalid', 'invalid'], stays: ['kept'] },
  'block-unknown': { faults: ['unknownType'], stays: ['before', 'after'] },
  'block-without-id': { faults: ['invalid'], stays: ['kept'] },
  'block-without-props': { faults: ['invalid'], stays: ['kept'] },
  'columns-deep': { faults: ['tooDeep', 'tooDeep'], stays: ['level-1', 'kept'] },
  'columns-mixed': { faults: ['unknownType', 'invalid'], stays: ['cols'] },
  'condition-deep': { faults: ['tooDeep'], stays: ['kept'] },
  'condition-wrong': { faults: ['invalid', 'invalid', 'invalid'], stays: ['kept'] },
  'fields-wrong': { faults: ['invalid', 'invalid', 'invalid', 'invalid'], stays: ['kept'] },
  'ids-twice': { faults: [], stays: ['same', 'same', 'other', 'deep'] },
  'picture-foreign': { faults: ['unsafeAddress', 'unsafeAddress'], stays: ['elsewhere', 'hero', 'kept'] },
  'props-wrong': { faults: ['invalid', 'invalid', 'invalid', 'invalid', 'invalid'], stays: ['kept'] },
  'type-prototype': { faults: ['unknownType', 'unknownType', 'unknownType'], stays: ['kept'] },
  'variant-wrong': { faults: ['invalid'], stays: ['kept'] },
  'version-newer': { faults: ['unknownType'], stays: ['kept'] },
};

describe('partly wrong documents', () => {
  const documents = fixtures('partly-wrong');

  it('are all in the table', () => {
    expect(documents.map(({ name }) => name).sort()).toEqual(Object.keys(PARTLY_WRONG).sort());
  });

  it.each(documents)('$name loses what is wrong and keeps the rest', ({ name, document }) => {
    const prepared = prepare(document);
    if (!prepared.ok) throw new Error(`${name} is refused`);
    const { page, faults } = prepared.value;
    expect(faults.map((fault) => fault.kind)).toEqual(PARTLY_WRONG[name]?.faults);
    expect(page.blocks.map((block) => block.id)).toEqual(PARTLY_WRONG[name]?.stays);
  });
});

describe('refused documents', () => {
  it.each(fixtures('refused'))('$name is no template', ({ document }) => {
    expect(prepare(document)).toMatchObject({ ok: false });
  });

  it('refuses more blocks than a page may have', () => {
    const spacer = (index: number): object => ({
      id: `b${String(index)}`,
      type: 'spacer',
      props: { size: 4 },
    });
    const document = (blocks: number): unknown => ({
      ...(readJson(`${FIXTURES}/valid/empty.json`) as object),
      blocks: Array.from({ length: blocks }, (_, index) => spacer(index)),
    });
    expect(prepare(document(5000))).toMatchObject({ ok: true, value: { faults: [] } });
    expect(prepare(document(5001))).toMatchObject({ ok: false });
  });
});
