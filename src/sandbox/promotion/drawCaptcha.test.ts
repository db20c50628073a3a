import sharp, { type Region } from 'sharp';
import { createCaptchaAnswer } from './captcha';
import { drawCaptcha, captchaAlphabet } from './drawCaptcha';

/** Share of pixels that are clearly darker than the background. */
async function inkOf(picture: Buffer, area?: Region): Promise<number> {
  const image = sharp(picture).greyscale();
  const { data } = await (area ? image.extract(area) : image).raw().toBuffer({ resolveWithObject: true });
  return data.filter((level) => level < 160).length / data.length;
}

describe('drawCaptcha', () => {
  it('is a PNG that other programs read', async () => {
    const { format, width, height } = await sharp(await drawCaptcha('H3KX')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 240, height: 96 });
  });

  it.each(Array.from(captchaAlphabet))(
    'draws %s with enough ink to be seen, in each of the four places',
    async (character) => {
      const picture = await drawCaptcha(character.repeat(4));
      for (let place = 0; place < 4; place += 1) {
        const ink = await inkOf(picture, { left: place * 60, top: 0, width: 60, height: 96 });
        expect(ink).toBeGreaterThan(0.06);
        expect(ink).toBeLessThan(0.4);
      }
    },
  );

  it('draws the letters, not only the noise', async () => {
    expect(await inkOf(await drawCaptcha('MWHR'))).toBeGreaterThan(
      (await inkOf(await drawCaptcha('    '))) + 0.05,
    );
  });

  it('never draws one answer twice alike, and does not write it into the file', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => drawCaptcha('H3KX')));
    const pictures = drawn.map((picture) => picture.toString('latin1'));
    expect(new Set(pictures).size).toBe(20);
    expect(pictures.filter((picture) => picture.includes('H3KX'))).toEqual([]);
  });
});

describe('createCaptchaAnswer', () => {
  it('is four characters that can not be mistaken for one another', () => {
    const answers = Array.from({ length: 200 }, createCaptchaAnswer);
    expect(answers.filter((answer) => !/^[^0OQ1IL2Z5S6G8BUV]{4}$/.test(answer))).toEqual([]);
    expect(new Set(answers).size).toBeGreaterThan(190);
  });
});
