import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { numberEnd } from '../../../features/payway/payment';
import { neededCharacters } from './neededCharacters';

/** Arrows and keys of the editor, which keeps its own font. */
const ofTheEditor = /^(?:editor|blockSamples|checks|adverts)/;

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) yield* textsOf(child);
}

test.each(['en', 'es'])('every text that borrowers read in %s can be set in it', (language) => {
  const folder = path.resolve('locales', language);
  const files = readdirSync(folder).filter((file) => !ofTheEditor.test(file));
  const texts = files.flatMap((file) => [
    ...textsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  ]);
  expect(texts.length).toBeGreaterThan(300);
  // A card's number is drawn by code, and a no-break space is as wide as a space.
  const drawn = `${texts.join('')}${numberEnd('4111111111111111')}`.replace(/\u00a0/g, ' ');
  const needed = new Set([...neededCharacters(1), ...neededCharacters(2)]);
  expect([...new Set(drawn.split(''))].filter((character) => !needed.has(character))).toEqual([]);
});

test('a brand has the sign of its own money', () => {
  expect(neededCharacters(1)).toContain('₹');
  expect(neededCharacters(2)).not.toContain('₹');
});
