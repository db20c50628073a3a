import fc, { type Arbitrary, type StringConstraints } from 'fast-check';

const [firstSurrogate, surrogates, lastCodePoint] = [0xd800, 0x800, 0x10ffff];

function indexOf(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined || String.fromCodePoint(codePoint) !== character)
    throw new Error('not one character');
  return codePoint < firstSurrogate ? codePoint : codePoint - surrogates;
}

const character = fc
  .nat({ max: lastCodePoint - surrogates })
  .map((index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates), indexOf);

/**
 * Text of any characters, the same as fast-check's unit `binary`, which lists all million of them before the first text,
 * in each test file anew: a second of processor time.
 */
export const anyText = (limits: Omit<StringConstraints, 'unit'> = {}): Arbitrary<string> =>
  fc.string({ ...limits, unit: character });
