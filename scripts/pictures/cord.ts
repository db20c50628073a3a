import { stroke, pathData } from './shapes';

/** How far a cord fixed at both ends hangs below its ends, at a share of its length. */
export function sagAt(share: number, sag: number): number {
  return 4 * sag * share * (1 - share);
}

export function cord(width: number, y: number, sag: number, colour: string): string {
  return stroke(pathData`M-10 ${y} Q${width / 2} ${y + sag * 2} ${width + 10} ${y}`, colour, 3);
}
