import type { Role, TokenScope } from '../generated/editor';

/** The highest role that a token of each scope can act in; each scope includes those before it. */
export const roleOfScope: Readonly<Record<TokenScope, Role>> = {
  read: 'viewer',
  draft: 'editor',
  publish: 'publisher',
  manage: 'administrator',
};

export const isTokenScope = (value: unknown): value is TokenScope =>
  typeof value === 'string' && Object.hasOwn(roleOfScope, value);

export const tokenScopes: readonly TokenScope[] = Object.keys(roleOfScope).filter(isTokenScope);

/** Bounds of an access token, as `schemas/editor/createTokenPayload` has them. */
export const tokenLimits = {
  /** Characters. */
  name: 60,
  /** Until it ends. */
  days: 366,
} as const;
