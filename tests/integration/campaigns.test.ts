import {
  blocksOf,
  byId,
  everyValue,
  isPicture,
  isTextByLocale,
  localesOf,
  shipped,
  textsIn,
} from '../support/shippedTemplates';
import { faults } from '../support/templateSchemas';

describe.each(shipped)('$name', ({ name, document }) => {
  it('is named after its id and follows the schemas', () => {
    expect(document.id).toBe(name);
    expect(faults('template.schema.json', document)).toEqual([]);
    for (const block of document.blocks) {
      expect(faults('block.schema.json', block)).toEqual([]);
      expect(faults(`blocks/${block.type}.schema.json`, block.props)).toEqual([]);
    }
    expect(new Set(document.blocks.map((block) => block.id)).size).toBe(document.blocks.length);
  });

  it('says everything in each of its languages', () => {
    const locales = localesOf(document);
    expect(locales).toContain(document.locale);
    for (const text of everyValue(document).filter(isTextByLocale))
      expect(Object.keys(text).sort()).toEqual(locales);
    const decorative = everyValue(document)
      .filter(isPicture)
      .map((picture) => picture.alt);
    for (const text of everyValue(document)
      .filter(isTextByLocale)
      .filter((entry) => !decorative.includes(entry))) {
      for (const words of Object.values(text)) expect(words.trim()).not.toBe('');
    }
  });

  it('leaves no words in one language alone where it speaks several', () => {
    if (localesOf(document).length === 1) return;
    const words = [
      'title',
      'subtitle',
      'description',
      'text',
      'label',
      'question',
      'answer',
      'html',
      'alt',
      'example',
    ];
    for (const value of everyValue(document)) {
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, text] of Object.entries(value)) {
        const colour = typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text);
        if (words.includes(key) && !colour) expect(typeof text).not.toBe('string');
      }
    }
  });

  it('leads to templates that ship, of the right kind, and to its own blocks', () => {
    for (const [kind, id] of Object.entries(document.links)) expect(byId.get(id)?.kind).toBe(kind);
    for (const value of everyValue(document)) {
      if (typeof value !== 'object' || value === null || !('block' in value)) continue;
      expect(document.blocks.map((block) => block.id)).toContain(value.block);
    }
    const addresses = [...textsIn(document, document.locale).matchAll(/href="([^"]*)"/g)].map(
      (match) => match[1],
    );
    const known = ['/PrivacyPolicy', '/customerService', '/Loan', '/landing?id=mx-contrato'];
    expect(addresses.filter((address) => !known.includes(address ?? ''))).toEqual([]);
  });

  it('invents no borrowers, no hurry and no consent', () => {
    const types = document.blocks.map((block) => block.type);
    expect(types).not.toContain('reviews');
    expect(types).not.toContain('countdown');
    expect(JSON.stringify(document)).not.toMatch(/checked|[!¡！]/);
  });
});

describe('landing pages', () => {
  const landings = shipped.filter(({ document }) => document.kind === 'landing');

  it.each(landings)('$name opens with the promise, the amount and the form', ({ document }) => {
    expect(document.blocks.map((block) => block.type).slice(0, 3)).toEqual([
      'hero',
      'registration',
      'calculator',
    ]);
    expect(blocksOf(document, 'benefits')[0]?.props['items']).toHaveLength(3);
  });
});
