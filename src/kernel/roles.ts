import type { Role } from '../generated/editor';

/** Each role includes those of a lower rank. Complete by its type: a role without a rank would let everybody pass. */
const ranks: Readonly<Record<Role, number>> = { viewer: 1, editor: 2, publisher: 3, administrator: 4 };

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(ranks, value);

export const roles: readonly Role[] = Object.keys(ranks)
  .filter(isRole)
  .sort((one, other) => ranks[one] - ranks[other]);

/** True where a role includes what another may do; what is no role includes nothing, and is included by none. */
export const includesRole = (held: Role, needed: Role): boolean =>
  isRole(held) && isRole(needed) && ranks[held] >= ranks[needed];
