import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readDrawings } from '../../scripts/pictures/drawings';
import { PICTURES, everyValue, isPicture, shipped } from '../support/shippedTemplates';

describe.each(shipped)('the pictures of $name', ({ document }) => {
  it('exist, with the size and content that their names say', async () => {
    const pictures = everyValue(document).filter(isPicture);
    // A campaign is never without; legal pages of the site are words alone.
    if (document.kind !== 'channel') expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.alt).toBeDefined();
      const candidates = [{ src: picture.src, width: picture.width }, ...(picture.sources ?? [])];
      for (const candidate of candidates) {
        const content = fs.readFileSync(path.join(PICTURES, path.basename(candidate.src)));
        const size = await sharp(content).metadata();
        expect(size.width).toBe(candidate.width);
        expect(size.height).toBe(Math.round((candidate.width * picture.height) / picture.width));
        expect(candidate.src).toContain(
          `.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.`,
        );
      }
      for (const source of picture.sources ?? [])
        expect(source.src.endsWith(source.type.replace('image/', '.'))).toBe(true);
    }
  });
});

describe('pictures', () => {
  const files = fs.readdirSync(PICTURES);

  it('are each named by a template', () => {
    const named = shipped.flatMap(({ document }) =>
      everyValue(document)
        .filter((value) => typeof value === 'string' && value.startsWith('/pictures/'))
        .map((value) => path.basename(String(value))),
    );
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('are light: 700 kB in all, 18 kB for the first one a phone loads', () => {
    const bytes = (file: string): number => fs.statSync(path.join(PICTURES, file)).size;
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(700_000);
    for (const file of files.filter((entry) => /-hero-720\..*avif$/.test(entry)))
      expect(bytes(file)).toBeLessThanOrEqual(18_000);
  });

  it.each(readDrawings())('$name shows what its drawing says', async ({ name, svg, use }) => {
    const file = files.find(
      (entry) =>
        entry.startsWith(use === 'share' ? `${name}-1200.` : `${name}-720.`) && !entry.endsWith('.avif'),
    );
    const small = (input: Buffer): Promise<Buffer> => sharp(input).removeAlpha().resize(180).raw().toBuffer();
    const drawn = await small(Buffer.from(svg));
    const kept = await small(fs.readFileSync(path.join(PICTURES, file ?? '')));
    expect(kept.length).toBe(drawn.length);
    const worst = drawn.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (kept[index] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(80);
  });

  it('hold no text', () => {
    for (const { svg } of readDrawings()) expect(svg).not.toMatch(/<text|font/);
  });
});
