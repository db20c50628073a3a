/** Which of two revisions a visit was dealt while a guarded publication runs. */
export type GuardSide = 'old' | 'new';

const groupName = /^guard\.(\d{1,15}):(old|new)$/;

/** As a page tells it among its experiment groups; no experiment has such a name (contract §8). */
export const guardGroup = (sequence: number, side: GuardSide): string => `guard.${sequence}:${side}`;

export const isGuardGroup = (name: string): boolean => groupName.test(name);

/** Undefined: the name is another one. */
export function readGuardGroup(
  name: string,
): { readonly sequence: number; readonly side: GuardSide } | undefined {
  const [, sequence, side] = groupName.exec(name) ?? [];
  return sequence === undefined
    ? undefined
    : { sequence: Number(sequence), side: side === 'old' ? 'old' : 'new' };
}
