import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { black, contrast, mix, parseColor, type Rgb, white } from '../kernel/color';
import { drawnPairs, fixedPairs } from './testing/drawnPairs';
import { themeRoles, themeVariables } from './theme';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const greys = fc
  .integer({ min: 0, max: 255 })
  .map((level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`);
const themes = fc.record({
  background: fc.oneof(colors, greys),
  text: fc.oneof(colors, greys),
  accent: fc.oneof(colors, greys),
});

function contrastOf(roles: ReturnType<typeof themeRoles>, one: string, other: string): number {
  return contrast(roles[one]!, roles[other]!);
}

test('every pair that is drawn has the contrast that it needs, whatever the three colours', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const roles = themeRoles(theme);
      const tooFaint = drawnPairs.filter(
        ({ front, ground, least }) => !(contrastOf(roles, front, ground) >= least),
      );
      expect(tooFaint).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Over white, the lightest that a photo can be, where it lets something through. */
const onWhite = (color: string): Rgb => {
  const share = Number(/^rgb\(0 0 0 \/ (\d+)%\)$/.exec(color)?.[1] ?? Number.NaN) / 100;
  return parseColor(color) ?? mix(white, black, share);
};

test.each(fixedPairs)(
  '$front on $ground, the same for every brand, has it too',
  ({ front, ground, least }) => {
    expect(contrast(onWhite(front), onWhite(ground))).toBeGreaterThanOrEqual(least);
  },
);

test('good colours stay as the brand gave them', () => {
  const variables = themeVariables({ background: '#ffffff', text: '#222222', accent: '#ff7a00' });
  expect(variables).toContain('color-scheme:only light;');
  expect(variables).toContain('--color-background:#ffffff;');
  expect(variables).toContain('--color-text:#222222;');
  expect(variables).toContain('--color-accent:#ff7a00;');
  expect(variables).toContain('--color-on-accent:#222222;');
});

test('a black background makes a dark page', () => {
  const roles = themeRoles({ background: '#000000', text: '#f5f5f5', accent: '#ff7a00' });
  expect(roles['text']).toEqual(parseColor('#f5f5f5'));
  expect(roles['accent-text']).toEqual(parseColor('#ff7a00'));
  expect(contrastOf(roles, 'raised', 'background')).toBeGreaterThan(1.1);
  expect(themeVariables({ background: '#000000', text: '#f5f5f5', accent: '#ff7a00' })).toMatch(
    /^color-scheme:dark;/,
  );
});

test('the style sheet has a default for every role', () => {
  const sheet = readFileSync('src/ui/tokens.css', 'utf8');
  const roles = Object.keys(themeRoles({ background: '#ffffff', text: '#222222', accent: '#ff7a00' }));
  for (const role of roles) expect(sheet).toContain(`--color-${role}:`);
});
