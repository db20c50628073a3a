import type { Phoneme } from './phonemes';

/** Samples a second. */
export const sampleRate = 11_025;
const glideMs = 35;
const bandwidths = [70, 100, 160] as const;
const hissBandwidth = 900;

type Filter = (input: number, frequency: number, bandwidth: number) => number;

/** A resonance of two poles, whose place may move with every sample. */
function resonator(): Filter {
  let [last, lastButOne] = [0, 0];
  return (input, frequency, bandwidth) => {
    const radius = Math.exp((-Math.PI * bandwidth) / sampleRate);
    const back = 2 * radius * Math.cos((2 * Math.PI * frequency) / sampleRate);
    const output = (1 - back + radius ** 2) * input + back * last - radius ** 2 * lastButOne;
    [lastButOne, last] = [last, output];
    return output;
  };
}

/** Pulses of the vocal cords, made soft. */
function voice(pitch: number): (position: number) => number {
  let [phase, soft] = [0, 0];
  return (position) => {
    phase += (pitch * (1.1 - 0.2 * position)) / sampleRate;
    const isPulse = phase >= 1;
    if (isPulse) phase -= 1;
    soft = 0.85 * soft + (isPulse ? 1 : 0);
    return soft;
  };
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A phoneme on its way to the next one. */
const glide = (from: Phoneme, to: Phoneme, share: number): Phoneme => ({
  ...from,
  formants: [
    between(from.formants[0], to.formants[0], share),
    between(from.formants[1], to.formants[1], share),
    between(from.formants[2], to.formants[2], share),
  ],
  voice: between(from.voice, to.voice, share),
  hiss: between(from.hiss, to.hiss, share),
});

const silence: Phoneme = { formants: [400, 1500, 2500], voice: 0, hiss: 0, hissAt: 3000, ms: 30 };

/**
 * What the ear hears of one sound after the other, as samples from -1 to 1.
 * @param pitch Hz of the voice
 * @param random draws the hiss, from 0 to below 1
 */
export function synthesise(sounds: readonly Phoneme[], pitch: number, random: () => number): number[] {
  const [first, second, third, hissing] = [resonator(), resonator(), resonator(), resonator()];
  const cords = voice(pitch);
  const all = [...sounds, silence];
  const samples = all.flatMap((sound, index) => {
    const next = all[index + 1] ?? silence;
    const length = Math.round((sound.ms * sampleRate) / 1_000);
    const glideLength = Math.min(length, (glideMs * sampleRate) / 1_000);
    return Array.from({ length }, (_, place) => {
      const share = Math.max(0, (place - length + glideLength) / glideLength);
      const { formants, voice: voiced, hiss, hissAt } = glide(sound, next, share);
      const throat = first(cords((index + place / length) / all.length) * voiced, formants[0], bandwidths[0]);
      const spoken = third(second(throat, formants[1], bandwidths[1]), formants[2], bandwidths[2]);
      return spoken + hissing((random() * 2 - 1) * hiss, hissAt, hissBandwidth);
    });
  });
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), Number.MIN_VALUE);
  return samples.map((sample) => sample / loudest);
}
