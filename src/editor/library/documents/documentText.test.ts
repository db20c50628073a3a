import fc from 'fast-check';
import { parseDocument, textIn, withIdentity, writeDocument } from './documentText';
import { idFault, idFromName } from '../../list/IdentityFields';

describe('a chosen file', () => {
  it.each([
    ['{"id": "half', 'notJson'],
    ['[]', 'notDocument'],
    ['null', 'notDocument'],
    ['{"id":"a"}', 'notDocument'],
    ['{"blocks":{}}', 'notDocument'],
    [`{"blocks":["${'ñ'.repeat(600_000)}"]}`, 'tooLarge'],
  ])('is refused where it is no template: %.20s', (text, fault) => {
    expect(parseDocument(text)).toEqual({ ok: false, error: fault });
  });

  it('takes another identity and keeps all else, in its order', () => {
    const parsed = parseDocument('{"schemaVersion":1,"id":"old","future":{"x":1},"blocks":[]}');
    if (!parsed.ok) throw new Error(parsed.error);
    const text = writeDocument(withIdentity(parsed.value, { id: 'new', name: 'New' }));
    expect(JSON.parse(text)).toEqual({
      schemaVersion: 1,
      id: 'new',
      future: { x: 1 },
      blocks: [],
      name: 'New',
    });
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'schemaVersion',
      'id',
      'future',
      'blocks',
      'name',
    ]);
    expect(textIn(parsed.value, 'id')).toBe('old');
    expect(textIn(parsed.value, 'blocks')).toBe('');
  });
});

describe('an id made of a name', () => {
  it('reads like the name', () => {
    expect(idFromName('  ¡Otoño en México! 2026 ')).toBe('otono-en-mexico-2026');
  });

  it('is a valid id or empty, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const id = idFromName(name);
        expect(id === '' || idFault(id) === undefined).toBe(true);
      }),
    );
  });
});
