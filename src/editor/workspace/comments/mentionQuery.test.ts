import fc from 'fast-check';
import { matchPeople, mentionQueryAt, mentionsIn, splitMentions, withMention } from './mentionQuery';

const people = [{ name: 'Ana López' }, { name: 'Ángela' }, { name: 'Ben' }];

it.each([
  ['@', 1, { start: 0, typed: '' }],
  ['Hi @An', 6, { start: 3, typed: 'An' }],
  ['Hi @Ana Ló', 10, { start: 3, typed: 'Ana Ló' }],
  ['¿@be', 4, { start: 1, typed: 'be' }],
  ['(@be)', 4, { start: 1, typed: 'be' }],
  ['ana@example', 11, undefined],
  ['@Ana ', 5, undefined],
  ['@Ana\nNext', 9, undefined],
  [`@${'x'.repeat(41)}`, 42, undefined],
  ['Hi @An', 2, undefined],
  ['', 0, undefined],
] as const)('finds what is typed after an @ in %j at %i', (text, caret, found) => {
  expect(mentionQueryAt(text, caret)).toEqual(found);
});

it('knows people by the beginning of any of their names, accents or not', () => {
  const names = (typed: string) => matchPeople(people, typed).map(({ name }) => name);
  expect(names('')).toHaveLength(3);
  expect(names('an')).toEqual(['Ana López', 'Ángela']);
  expect(names('LOP')).toEqual(['Ana López']);
  expect(names('Ana Lo')).toEqual(['Ana López']);
  expect(names('na')).toEqual([]);
});

it('puts the name in the place of what was typed', () => {
  const text = 'Hi @an, look';
  const query = mentionQueryAt(text, 6);
  expect(query && withMention(text, query, 'Ana López')).toEqual({ text: 'Hi @Ana López , look', caret: 14 });
  expect(withMention('@b x', { start: 0, typed: 'b' }, 'Ben')).toEqual({ text: '@Ben x', caret: 5 });
});

it('tells mentions from other words, the longest name first', () => {
  expect(splitMentions('@Ana López and @Ana, not ana@Ana', ['Ana', 'Ana López'])).toEqual([
    { text: '@Ana López', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Ana', isMention: true },
    { text: ', not ana', isMention: false },
    { text: '@Ana', isMention: true },
  ]);
});

it('leaves nothing of a text out, whatever stands in it', () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), names, (text, known) => {
      expect(
        splitMentions(text, known)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('means who is named, and of two with one name who was picked', () => {
  const team = [
    { id: 'a', name: 'Ana' },
    { id: 'al', name: 'Ana López' },
    { id: 'b1', name: 'Ben' },
    { id: 'b2', name: 'Ben' },
  ];
  expect(mentionsIn('@Ana López, see', team, [])).toEqual(['al']);
  expect(mentionsIn('@Ana @Ana López', team, ['al'])).toEqual(['a', 'al']);
  expect(mentionsIn('@Ben', team, ['b2'])).toEqual(['b2']);
  expect(mentionsIn('@Ben', team, [])).toEqual(['b1', 'b2']);
  expect(mentionsIn('Ana, Ben', team, ['a'])).toEqual([]);
});
