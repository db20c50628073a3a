import { randomInt } from 'node:crypto';
import { captchaAlphabet } from './glyphs';

/** Length that the form expects (contract §12). */
const length = 4;

export const createCaptchaAnswer = (): string =>
  Array.from({ length }, () => captchaAlphabet.charAt(randomInt(captchaAlphabet.length))).join('');
