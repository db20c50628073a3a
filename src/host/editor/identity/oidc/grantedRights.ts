import type { OidcFile } from '../../../../generated/oidc';
import type { Role } from '../../../../generated/editor';
import { includesRole } from '../../../../kernel/roles';
import type { Market } from '../../../../kernel/market';
import { recordOf } from '../../../../kernel/record';

export interface GrantedRights {
  readonly role: Role;
  /** Null: every market. */
  readonly markets: readonly Market[] | null;
}

const listOf = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);

/**
 * Whether the provider sent no groups but where they could be asked for (OpenID Connect Core §5.6.2; `hasgroups` is one
 * provider's own word for it), as providers do for who is in many: nothing is known of the person's groups then.
 */
export const pointsElsewhere = (
  { groupsClaim }: Pick<OidcFile, 'groupsClaim'>,
  claims: Readonly<Record<string, unknown>>,
): boolean =>
  !(groupsClaim in claims) &&
  (Object.hasOwn(recordOf(claims._claim_names), groupsClaim) || claims.hasgroups === true);

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
