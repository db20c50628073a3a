/**
 * Every pair of colour roles that pages, site and borrowers' screens draw, in whatever state, with the contrast that
 * it needs (WCAG 2.2 AA: text 4.5 by 1.4.3; controls, states, focus rings and icons 3 by 1.4.11). The style sheets are
 * held to it by `tests/integration/drawnColors.test.ts`, the theme by `theme.test.ts`.
 */
export interface DrawnPair {
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

/** What anything may stand on. */
export const grounds = ['background', 'surface', 'raised', 'tint'];

/** Words; `accent-text` is links, plain buttons and focus rings too. */
const textRoles = ['text', 'muted', 'accent-text', 'positive', 'warning', 'negative'];

const onEveryGround = (front: string, least: number): readonly DrawnPair[] =>
  grounds.map((ground) => ({ front, ground, least }));

export const drawnPairs: readonly DrawnPair[] = [
  ...textRoles.flatMap((front) => onEveryGround(front, 4.5)),
  // Outlines of fields and choices, stars that are not lit.
  ...onEveryGround('control', 3),
  // The main button at rest, and under a pointer or finger.
  { front: 'on-accent', ground: 'accent', least: 4.5 },
  { front: 'on-accent', ground: 'accent-pressed', least: 4.5 },
  // Toasts, and the note of a browser that is too old.
  { front: 'background', ground: 'text', least: 4.5 },
];

/** Drawn in fixed colours, whatever the brand: letters over a photo or on paper that a machine reads. */
export const fixedPairs: readonly DrawnPair[] = [
  { front: '#222222', ground: '#ffffff', least: 4.5 },
  { front: '#ffffff', ground: 'rgb(0 0 0 / 60%)', least: 4.5 },
  { front: '#ffffff', ground: 'rgb(0 0 0 / 70%)', least: 4.5 },
];

/** Lines between rows and empty tracks: nothing is lost where they are not seen. */
export const decorative = ['line'];
