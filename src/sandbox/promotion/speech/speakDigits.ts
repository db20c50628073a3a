import type { ProductLocale } from '../../../kernel/locale';
import { digitSounds, phonemeOf } from './phonemes';
import { sampleRate, synthesise } from './synthesise';

const gapMs = 350;
const loudness = 100;
const headerLength = 44;

/** A WAV file of one channel and eight bits a sample, whose zero is 128. */
function wavOf(samples: readonly number[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerLength - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, Buffer.from(samples.map((sample) => Math.round(128 + loudness * sample)))]);
}

/**
 * Digits as they are said one after the other. No two sound quite alike.
 * @param random draws the pitch of each digit and its hiss, from 0 to below 1
 */
export function speakDigits(digits: string, locale: ProductLocale, random = Math.random): Buffer {
  const gap = Array.from({ length: Math.round((gapMs * sampleRate) / 1_000) }, () => 0);
  const spoken = Array.from(digits, (digit) => {
    const sounds = digitSounds[locale][Number(digit)] ?? [];
    return synthesise(sounds.map(phonemeOf), 105 + random() * 30, random);
  });
  return wavOf([...gap, ...spoken.flatMap((samples) => [...samples, ...gap])]);
}
