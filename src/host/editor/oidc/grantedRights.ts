import type { OidcFile } from '../../../generated/oidc';
import type { Role } from '../../../generated/editor';
import { includesRole } from '../../../kernel/editorAccount';
import type { Market } from '../../../kernel/market';

export interface GrantedRights {
  readonly role: Role;
  /** Null: every market. */
  readonly markets: readonly Market[] | null;
}

const listOf = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);

/**
 * What somebody in these groups may do; undefined: nothing. Of several groups those of the highest role count: together
 * with a lower one in another market they would give the higher role there.
 */
export function grantedRights(
  { groups, groupsClaim }: Pick<OidcFile, 'groups' | 'groupsClaim'>,
  claims: Readonly<Record<string, unknown>>,
): GrantedRights | undefined {
  const held = listOf(claims[groupsClaim]);
  const granted = groups.filter(({ group }) => held.includes(group));
  const [highest] = granted.filter(({ role }) => granted.every((other) => includesRole(role, other.role)));
  if (!highest) return undefined;
  const counting = granted.filter(({ role }) => role === highest.role);
  const markets = counting.flatMap((each) => each.markets ?? []);
  const isWhole = counting.some((each) => each.markets === undefined);
  return { role: highest.role, markets: isWhole ? null : [...new Set(markets)].sort() };
}
