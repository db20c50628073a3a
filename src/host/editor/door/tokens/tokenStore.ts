import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccessToken, CreateTokenPayload, OwnAccount } from '../../../../generated/editor';
import { dayMs } from '../../../../kernel/date';
import { includesRole, isRole } from '../../../../kernel/roles';
import type { Market } from '../../../../kernel/market';
import { isTokenScope, roleOfScope } from '../../../../kernel/tokenScope';
import type { Database } from '../../../store/database';
import { CorruptRow, encodeList } from '../../../store/decodeRow';
import type { ActingToken, Actor } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import type { AccountRow, TokenRow } from '../../../store/tables/editorTables';
import type { TokenCaller } from '../calls/caller';
import { decodeMarkets } from '../calls/callerMarkets';
import { lacksRequiredFactor } from '../sessions/requiredFactor';
import { decodeLanguage } from '../sessions/sessionStore';
import { hashOfSecret, makeSecret } from './tokenSecret';

/** When it was last used need not be known to the second; a write for each call would cost more than it tells. */
const usedEveryMs = 60_000;
const maxActorName = 100;

interface Owner extends Pick<
  Selectable<AccountRow>,
  'email' | 'role' | 'language' | 'is_one_time' | 'disabled_at'
> {
  readonly account_markets: string | null;
  readonly lacks_factor: number;
}

type StoredToken = Selectable<TokenRow> & { readonly account_name: string };

function decodeScope({ scope }: StoredToken) {
  if (isTokenScope(scope)) return scope;
  throw new CorruptRow('scope');
}

const isMachine = ({ kind }: Pick<StoredToken, 'kind'>): boolean => kind === 'machine';

const decodeToken = (row: StoredToken): AccessToken => ({
  id: row.id,
  kind: isMachine(row) ? 'machine' : 'personal',
  name: row.name,
  scope: decodeScope(row),
  markets: row.markets === null ? null : [...(decodeMarkets(row.markets) ?? [])],
  accountId: row.account_id,
  accountName: row.account_name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

/** As it stands in histories: a machine by its own name, a person with the token's. */
const actorName = (row: StoredToken): string =>
  boundedLine(isMachine(row) ? row.name : `${row.account_name} (${row.name})`, maxActorName);

const actingToken = (row: StoredToken): ActingToken => ({
  id: row.id,
  ...(isMachine(row) && { madeBy: row.account_name }),
});

/** A person's token reaches no market that the person does not. */
function marketsOf(row: StoredToken & Owner): readonly Market[] | undefined {
  const own = decodeMarkets(row.markets);
  const persons = isMachine(row) ? undefined : decodeMarkets(row.account_markets);
  return own && persons ? own.filter((market) => persons.includes(market)) : (own ?? persons);
}

function callerOf(row: StoredToken & Owner): TokenCaller {
  const scope = decodeScope(row);
  const most = roleOfScope[scope];
  if (!isRole(row.role)) throw new CorruptRow('role');
  const markets = marketsOf(row);
  const role = isMachine(row) || includesRole(row.role, most) ? most : row.role;
  return {
    kind: 'token',
    account: {
      id: row.account_id,
      email: isMachine(row) ? '' : row.email,
      name: actorName(row),
      role,
      language: decodeLanguage({ ...row }),
      markets: markets ? [...markets] : null,
      isOfProvider: false,
      token: actingToken(row),
    },
    // A machine signs in with nothing that somebody would have to change.
    mustChangePassword: !isMachine(row) && row.is_one_time === 1,
    mustSetUpSecondFactor: !isMachine(row) && row.lacks_factor === 1,
    scope,
    markets,
  };
}

export type InvalidTokenReason = 'revoked' | 'expired' | 'disabled';

export type FoundToken =
  | { readonly state: 'alive'; readonly caller: TokenCaller }
  | { readonly state: InvalidTokenReason; readonly actor: Actor };

const withOwner = (database: Kysely<Database>) =>
  database
    .selectFrom('editor_tokens')
    .innerJoin('editor_accounts as account', 'account.id', 'editor_tokens.account_id')
    .selectAll('editor_tokens')
    .select('account.name as account_name');

function stateOf(row: StoredToken & Owner, now: number): FoundToken['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (row.expires_at <= now) return 'expired';
  return row.disabled_at !== null && !isMachine(row) ? 'disabled' : 'alive';
}

/** Whose token a secret is, whether it is still good; undefined: nobody's. */
export async function findToken(
  database: Kysely<Database>,
  secret: string,
  now: number,
): Promise<FoundToken | undefined> {
  const hash = hashOfSecret(secret);
  if (hash === undefined) return undefined;
  const row = await withOwner(database)
    .select(['account.email', 'account.role', 'account.language', 'account.is_one_time'])
    .select(['account.disabled_at', 'account.markets as account_markets', lacksRequiredFactor])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const state = stateOf(row, now);
  if (state !== 'alive')
    return { state, actor: { id: row.account_id, name: actorName(row), token: actingToken(row) } };
  if ((row.last_used_at ?? 0) <= now - usedEveryMs)
    await database.updateTable('editor_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute();
  return { state, caller: callerOf(row) };
}

export interface TokenOrder extends CreateTokenPayload {
  readonly kind: AccessToken['kind'];
  readonly account: Pick<OwnAccount, 'id' | 'name'>;
  readonly now: number;
}

/** The secret stands in the reply alone. */
export async function createToken(
  transaction: Transaction<Database>,
  { kind, name, scope, markets, expiresInDays, account, now }: TokenOrder,
): Promise<{ readonly secret: string; readonly token: AccessToken }> {
  const secret = makeSecret();
  const row = await transaction
    .insertInto('editor_tokens')
    .values({
      id: randomUUID(),
      token_hash: hashOfSecret(secret) ?? '',
      kind,
      name,
      scope,
      markets: encodeList(markets),
      account_id: account.id,
      created_at: now,
      expires_at: now + expiresInDays * dayMs,
      last_used_at: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { secret, token: decodeToken({ ...row, account_name: account.name }) };
}

/** Those that work, the newest first. @param personalOf only this person's own */
export async function listTokens(
  database: Kysely<Database>,
  now: number,
  personalOf?: string,
): Promise<AccessToken[]> {
  const rows = await withOwner(database)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, eb }) => or([eb('kind', '=', 'machine'), eb('account.disabled_at', 'is', null)]))
    .$if(personalOf !== undefined, (select) =>
      select.where('kind', '=', 'personal').where('account_id', '=', personalOf ?? ''),
    )
    .orderBy('editor_tokens.created_at', 'desc')
    .orderBy('editor_tokens.id')
    .execute();
  return rows.map(decodeToken);
}

export async function findTokenById(
  transaction: Transaction<Database>,
  id: string,
): Promise<AccessToken | undefined> {
  const row = await withOwner(transaction)
    .where('editor_tokens.id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && decodeToken(row);
}

export async function revokeToken(
  transaction: Transaction<Database>,
  id: string,
  now: number,
): Promise<void> {
  await transaction.updateTable('editor_tokens').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** What a person's programs act with ends with the person's access; machines go on. */
export async function revokeTokensOf(
  transaction: Transaction<Database>,
  accountId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('editor_tokens')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'personal')
    .where('revoked_at', 'is', null)
    .execute();
}
