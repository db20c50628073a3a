import { readingEase, sentencesIn } from './readingEase';
import { syllablesIn } from './syllables';

test.each([
  ['préstamo', 3],
  ['depósito', 4],
  ['país', 2],
  ['ciudad', 2],
  ['leer', 2],
  ['quieres', 2],
  ['guía', 2],
  ['soy', 1],
  ['cuéntame', 3],
  ['ahora', 3],
  ['y', 1],
  ['vergüenza', 3],
])('%s has %d syllables', (word, count) => {
  expect(syllablesIn(word, 'es')).toBe(count);
});

test.each([
  ['loan', 1],
  ['repay', 2],
  ['agreement', 3],
  ['before', 2],
  ['charges', 2],
  ['interest', 3],
  ['people', 2],
  ['asked', 1],
  ['the', 1],
  ['application', 4],
])('%s has %d syllables', (word, count) => {
  expect(syllablesIn(word, 'en')).toBe(count);
});

test('sentences are those with a full stop; figures and places to be filled are no words', () => {
  const text = 'A heading\nBorrow $10,000.00 from {{lender.name}} for 91 days. Ask us first!\nShort.';
  expect(sentencesIn(text, 'en')).toEqual([
    { text: 'Borrow $10,000.00 from for 91 days.', words: 4, syllables: 5 },
  ]);
});

test('the formulas as they were published', () => {
  // 10 words of 15 syllables in one sentence.
  const sentence = { text: '', words: 10, syllables: 15 };
  expect(readingEase([sentence], 'en')).toBeCloseTo(206.835 - 84.6 * 1.5 - 1.015 * 10, 6);
  expect(readingEase([sentence], 'es')).toBeCloseTo(206.84 - 60 * 1.5 - 1.02 * 10, 6);
});
