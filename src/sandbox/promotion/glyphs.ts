export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Letters as pen strokes: points "x,y" in a box from 0 to 1, y downwards. Only characters that can't be taken
 * for one another when they are bent: no 0, O, Q; 1, I, L; 2, Z; 5, S; 6, G; 8, B; U, V; and no A, which may
 * look like R or 4.
 */
const strokes: Readonly<Record<string, readonly string[]>> = {
  C: ['1,.18 .78,.03 .45,0 .15,.15 0,.42 .03,.68 .2,.92 .5,1 .8,.96 1,.82'],
  E: ['1,0 0,0 0,1 1,1', '0,.5 .8,.5'],
  F: ['1,0 0,0 0,1', '0,.5 .75,.5'],
  H: ['0,0 0,1', '1,0 1,1', '0,.5 1,.5'],
  K: ['0,0 0,1', '.95,0 0,.6', '.3,.42 1,1'],
  M: ['0,1 .05,0 .5,.7 .95,0 1,1'],
  N: ['0,1 0,0 1,1 1,0'],
  P: ['0,1 0,0 .6,0 .9,.1 1,.28 .9,.46 .6,.55 0,.55'],
  R: ['0,1 0,0 .6,0 .9,.1 1,.26 .9,.43 .6,.52 0,.52', '.45,.52 1,1'],
  T: ['0,0 1,0', '.5,0 .5,1'],
  W: ['0,0 .25,1 .5,.3 .75,1 1,0'],
  X: ['0,0 1,1', '1,0 0,1'],
  Y: ['0,0 .5,.5 1,0', '.5,.5 .5,1'],
  3: ['.05,.12 .3,0 .65,0 .9,.12 .9,.33 .65,.46 .35,.46', '.65,.46 .95,.6 .97,.84 .68,1 .3,1 0,.88'],
  4: ['.72,1 .72,0 0,.68 1,.68'],
  7: ['0,0 1,0 .35,1'],
  9: ['.95,.3 .75,.53 .32,.55 .05,.4 .05,.15 .3,0 .7,0 .95,.15 .95,.5 .8,.85 .55,1 .2,.97'],
};

export const captchaAlphabet = Object.keys(strokes).join('');

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

/** None for a character that is not in the alphabet. */
export const strokesOf = (character: string): readonly (readonly Point[])[] =>
  (strokes[character] ?? []).map((stroke) => stroke.split(' ').map(pointOf));
