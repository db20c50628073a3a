import { readFileSync } from 'node:fs';
import brandSchema from '../../schemas/brand.schema.json';
import { type BrandTokens, pageVariables, tokenVariables } from './brandTokens';
import { themeVariables } from './theme';

const colors = { background: '#ffffff', text: '#222222', accent: '#ff7a00' };
const { radius, typeScale } = brandSchema.properties.theme.properties;
const radii = radius.enum as NonNullable<BrandTokens['radius']>[];
const typeScales = typeScale.enum as NonNullable<BrandTokens['typeScale']>[];

/** Every variable of a rule on `:root`, the last of a name last. */
const variablesOf = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));

const sheet = variablesOf(readFileSync('src/ui/tokens.css', 'utf8'));
const remOf = (value: string | undefined): number => Number(/^([\d.]+)rem$/.exec(value ?? '')?.[1]);
const pixelsOf = (value: string | undefined): number => Number(/^([\d.]+)px$/.exec(value ?? '')?.[1]);
const sizes = ['text-12', 'text-14', 'text-16', 'text-20', 'text-28', 'text-40'];
const corners = ['radius-small', 'radius', 'radius-large'];

test('a brand that names nothing, and one that names what there is, has its colours alone', () => {
  expect(pageVariables(colors)).toBe(themeVariables(colors));
  expect(pageVariables({ ...colors, radius: 'soft', typeScale: 'regular' })).toBe(themeVariables(colors));
});

test.each(typeScales)(
  '%s: text to read is 16 px at least, the smallest 12, and each size larger',
  (scale) => {
    const drawn = new Map([...sheet, ...variablesOf(tokenVariables({ typeScale: scale }))]);
    const found = sizes.map((size) => remOf(drawn.get(size)));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0.75);
    expect(found[2]).toBeGreaterThanOrEqual(1);
    for (const [position, size] of found.entries())
      if (position > 0) expect(size).toBeGreaterThan(found[position - 1]!);
  },
);

test('scales and corners differ, each larger than the one before', () => {
  const sumOf = (names: readonly string[], read: typeof remOf, tokens: BrandTokens): number => {
    const drawn = new Map([...sheet, ...variablesOf(tokenVariables(tokens))]);
    return names.reduce((sum, name) => sum + read(drawn.get(name)), 0);
  };
  const texts = typeScales.map((each) => sumOf(sizes, remOf, { typeScale: each }));
  const rounds = radii.map((each) => sumOf(corners, pixelsOf, { radius: each }));
  expect(texts).toEqual([...new Set(texts)].sort((a, b) => a - b));
  expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
});

test('nothing is written that the style sheet has no token for', () => {
  for (const each of typeScales)
    for (const corner of radii)
      for (const name of variablesOf(tokenVariables({ radius: corner, typeScale: each })).keys())
        expect(sheet.has(name)).toBe(true);
});
