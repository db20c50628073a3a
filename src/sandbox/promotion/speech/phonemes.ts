/** How one sound of speech is made: what the voice and the hiss are shaped by, and for how long. */
export interface Phoneme {
  /** Hz of the first three resonances of the mouth. */
  readonly formants: readonly [number, number, number];
  /** Share of the voice and of the hiss, 0 to 1. */
  readonly voice: number;
  readonly hiss: number;
  /** Hz around which it hisses. */
  readonly hissAt: number;
  readonly ms: number;
}

type Row = readonly [
  f1: number,
  f2: number,
  f3: number,
  ms: number,
  voice: number,
  hiss?: number,
  at?: number,
];

/** After the averages of the textbooks, of a man's voice; t, k, d and ch are a silence and a burst. */
const rows = {
  a: [730, 1150, 2440, 150, 1],
  e: [500, 1850, 2500, 140, 1],
  i: [300, 2250, 2950, 130, 1],
  o: [480, 930, 2400, 150, 1],
  u: [330, 850, 2250, 140, 1],
  // English: the vowels of one, six, seven and four.
  uh: [620, 1200, 2400, 150, 1],
  ih: [400, 1950, 2550, 110, 1],
  eh: [560, 1780, 2500, 130, 1],
  aw: [580, 880, 2450, 170, 1],
  w: [300, 650, 2200, 70, 0.7],
  r: [420, 1250, 1600, 90, 0.7],
  tap: [380, 1400, 2300, 35, 0.35],
  n: [260, 1450, 2500, 90, 0.5],
  v: [280, 1100, 2300, 80, 0.5, 0.08, 3500],
  b: [300, 900, 2300, 60, 0.5],
  z: [280, 1700, 2500, 100, 0.4, 0.3, 4600],
  s: [280, 1700, 2500, 140, 0, 0.6, 4600],
  th: [280, 1400, 2500, 110, 0, 0.16, 3900],
  f: [280, 1100, 2300, 110, 0, 0.2, 3000],
  pause: [400, 1500, 2500, 55, 0],
  murmur: [250, 1500, 2500, 40, 0.15],
  tBurst: [300, 1750, 2600, 25, 0, 0.6, 4000],
  kBurst: [300, 1800, 2400, 30, 0, 0.55, 1900],
  dBurst: [300, 1700, 2600, 15, 0.3, 0.35, 3500],
  chBurst: [300, 1900, 2600, 95, 0, 0.6, 3000],
} as const satisfies Readonly<Record<string, Row>>;

export type PhonemeName = keyof typeof rows;

export function phonemeOf(name: PhonemeName): Phoneme {
  const [f1, f2, f3, ms, voice, hiss = 0, hissAt = 3000]: Row = rows[name];
  return { formants: [f1, f2, f3], voice, hiss, hissAt, ms };
}

/** The ten digits. */
export const digitSounds: Readonly<Record<'en' | 'es', readonly (readonly PhonemeName[])[]>> = {
  en: [
    ['z', 'i', 'r', 'o', 'u'],
    ['w', 'uh', 'n'],
    ['pause', 'tBurst', 'u', 'u'],
    ['th', 'r', 'i', 'i'],
    ['f', 'aw', 'r'],
    ['f', 'a', 'i', 'v'],
    ['s', 'ih', 'pause', 'kBurst', 's'],
    ['s', 'eh', 'v', 'uh', 'n'],
    ['e', 'i', 'pause', 'tBurst'],
    ['n', 'a', 'i', 'n'],
  ],
  es: [
    ['s', 'e', 'tap', 'o'],
    ['u', 'n', 'o'],
    ['murmur', 'dBurst', 'o', 's'],
    ['pause', 'tBurst', 'tap', 'e', 's'],
    ['pause', 'kBurst', 'w', 'a', 'pause', 'tBurst', 'tap', 'o'],
    ['s', 'i', 'n', 'pause', 'kBurst', 'o'],
    ['s', 'e', 'i', 's'],
    ['s', 'i', 'e', 'pause', 'tBurst', 'e'],
    ['o', 'pause', 'chBurst', 'o'],
    ['n', 'u', 'e', 'b', 'e'],
  ],
};
