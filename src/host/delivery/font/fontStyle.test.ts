import { readFileSync } from 'node:fs';
import { fontFiles } from '../../../../tests/support/fontFiles';
import { type FontMeasures, measureFont, usedWeights } from './fontMeasures';
import { fontStyle, systemFonts } from './fontStyle';

const measured = (file: string): Promise<FontMeasures> => measureFont(readFileSync(file));

const percentOf = (descriptor: string, face: string): number =>
  Number(new RegExp(`${descriptor}:([\\d.]+)%`).exec(face)?.[1]) / 100;

const facesOf = (faces: string, family: string): string[] =>
  [...faces.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, face = '']) =>
    face.startsWith(`font-family:${family};`) ? [face] : [],
  );

test.each([
  ['brand-roboto', fontFiles.roboto],
  ['brand-arial', fontFiles.arimo],
])('%s is as wide as its font', async (family, file) => {
  const system = systemFonts.find((each) => each.family === family);
  const { width } = await measured(file);
  expect(system?.regular.width).toBeCloseTo(width[400], 3);
  expect(system?.bold.width).toBeCloseTo(width[700], 3);
});

test('a stand-in takes the room of the font that it stands in for, in every weight', async () => {
  const font = await measured(fontFiles.wide);
  const { faces } = fontStyle('/fonts/a.woff2', font);
  for (const { family, regular, bold } of systemFonts) {
    const drawn = facesOf(faces, family);
    expect(drawn).toHaveLength(usedWeights.length);
    for (const [position, weight] of usedWeights.entries()) {
      const face = drawn[position] ?? '';
      const scale = percentOf('size-adjust', face);
      const { width } = weight === 400 ? regular : bold;
      expect(width * scale).toBeCloseTo(font.width[weight], 3);
      expect(percentOf('ascent-override', face) * scale).toBeCloseTo(font.ascent, 3);
      expect(percentOf('descent-override', face) * scale).toBeCloseTo(font.descent, 3);
      expect(percentOf('line-gap-override', face) * scale).toBeCloseTo(font.lineGap, 3);
    }
  }
});

test('text is there before the font is, and every weight of the font is used', async () => {
  const { faces, families } = fontStyle('/fonts/a.woff2', await measured(fontFiles.wide));
  const [own = ''] = facesOf(faces, 'brand');
  expect(own).toContain('src:url(/fonts/a.woff2) format("woff2")');
  expect(own).toContain('font-weight:200 800');
  expect(own).toContain('font-display:swap');
  expect(families).toBe('brand,brand-roboto,brand-arial,var(--font-system)');
});
