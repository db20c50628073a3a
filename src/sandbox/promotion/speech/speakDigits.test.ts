import { speakDigits } from './speakDigits';
import { sampleRate } from './synthesise';

const headerLength = 44;
const gap = Math.round(0.35 * sampleRate);
const samplesOf = (file: Buffer): number[] => [...file.subarray(headerLength)].map((level) => level - 128);
/** Draws that are the same in every run: a voice differs by chance, and a measurement of it must not. */
function steadyDraws(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const loudness = (samples: readonly number[]): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** How strong a tone is in a sound, whatever its phase. */
function strength(samples: readonly number[], hertz: number): number {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const along = samples.reduce((sum, sample, at) => sum + sample * Math.cos(angle * at), 0);
  const across = samples.reduce((sum, sample, at) => sum + sample * Math.sin(angle * at), 0);
  return Math.hypot(along, across) / samples.length;
}

const band = (samples: readonly number[], from: number, to: number): number =>
  Array.from({ length: (to - from) / 20 }, (_, step) => strength(samples, from + 20 * step) ** 2).reduce(
    (sum, power) => sum + power,
    0,
  );

it('is a WAV that says its own length, and is silent before, between and after the digits', () => {
  const file = speakDigits('4071', 'es');
  expect(file.subarray(0, 4).toString()).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.subarray(8, 16).toString()).toBe('WAVEfmt ');
  expect(file.readUInt32LE(40)).toBe(file.length - headerLength);
  const samples = samplesOf(file);
  const quiet = samples.map((sample) => (sample === 0 ? '.' : 'x')).join('');
  expect(quiet.match(/\.{3000,}/g)).toHaveLength(5);
  expect(samples.length / sampleRate).toBeLessThan(5);
});

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  it.each(Array.from('0123456789'))(
    'says %s loudly enough, and for a quarter of a second or more',
    (digit) => {
      const samples = samplesOf(speakDigits(digit, locale, steadyDraws())).slice(gap, -gap);
      expect(samples.length).toBeGreaterThan(sampleRate * 0.25);
      expect(loudness(samples)).toBeGreaterThan(8);
      expect(Math.max(...samples.map(Math.abs))).toBe(100);
    },
  );
});

it('hisses where the word does, and has the vowels of each language', () => {
  const spoken = (digit: string, locale: 'en' | 'es') =>
    samplesOf(speakDigits(digit, locale, steadyDraws())).slice(gap, -gap);
  const start = (samples: readonly number[]) => samples.slice(0, Math.round(sampleRate * 0.09));
  const hiss = (samples: readonly number[]) =>
    band(start(samples), 3800, 5200) / band(start(samples), 200, 5200);
  expect(hiss(spoken('6', 'es'))).toBeGreaterThan(0.5);
  expect(hiss(spoken('1', 'es'))).toBeLessThan(0.1);
  // The open vowel at the end of "cero" lies lower than that of "siete".
  const end = (samples: readonly number[]) => samples.slice(-Math.round(sampleRate * 0.13), -300);
  const isBack = (samples: readonly number[]) =>
    band(end(samples), 700, 1300) > band(end(samples), 1600, 2100);
  expect(isBack(spoken('0', 'es'))).toBe(true);
  expect(isBack(spoken('7', 'es'))).toBe(false);
});

it('never says one code twice alike', () => {
  const spoken = Array.from({ length: 5 }, () => speakDigits('2468', 'en').toString('latin1'));
  expect(new Set(spoken).size).toBe(5);
});
