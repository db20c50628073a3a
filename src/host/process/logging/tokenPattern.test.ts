import fc from 'fast-check';
import { maskedPathOf } from './scrub';
import { decodedToken, tokenPattern, tokenPrefix } from './tokenPattern';

const digits = fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '_', '-');
const secret = fc
  .array(digits, { minLength: 43, maxLength: 43 })
  .map((body) => `${tokenPrefix}${body.join('')}`);

/** Each character by itself or percent-encoded, up to three times, its digits in either case. */
const spellings = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(3), fc.boolean()), { minLength: text.length, maxLength: text.length })
    .map((ways) =>
      ways
        .map(([times, isUpper], place) => {
          const hex = text.charCodeAt(place).toString(16);
          const once = isUpper ? hex.toUpperCase() : hex;
          return times === 0 ? text.charAt(place) : `%${'25'.repeat(times - 1)}${once}`;
        })
        .join(''),
    );

it('finds a token in an address however it is percent-encoded, and knows which it is', () => {
  fc.assert(
    fc.property(
      secret.chain((text) => fc.tuple(fc.constant(text), spellings(text))),
      ([text, spelled]) => {
        const [found = ''] = `/templates/${spelled}?x=1`.match(tokenPattern('{43}')) ?? [];
        expect(decodedToken(found)).toBe(text);
        expect(maskedPathOf(`/templates/${spelled}/draft`)).toBe('/templates/…/draft');
      },
    ),
  );
});
