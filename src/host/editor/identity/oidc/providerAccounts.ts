import type { Transaction } from 'kysely';
import { emailPattern, normalEmail } from '../../../../kernel/editorAccount';
import { failure, type Result, success } from '../../../../kernel/result';
import type { SignInFault } from '../../../../kernel/signInFault';
import type { EditorLanguage } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { encodeList } from '../../../store/decodeRow';
import { recordAudit } from '../../../store/recordAudit';
import { boundedLine, storableText } from '../../../store/storableText';
import {
  changeAccount,
  createAccount,
  findAccountByEmail,
  findAccountByIdentity,
  type Identity,
  isOfProvider,
  lockAccounts,
  type StoredAccount,
} from '../credentials/accountStore';
import { accountChangeDetail } from '../credentials/accountChange';
import { endAccessOf } from '../signIn/endAccess';
import { dropInvitations } from '../credentials/invitationStore';
import { removeFactorsOf } from '../credentials/factorStore';
import { grantedRights, type GrantedRights, pointsElsewhere } from './grantedRights';
import type { Claims } from './identityProvider';
import type { OidcSettings } from './oidcSettings';

const longest = { name: 100, email: 200, subject: 255 } as const;

/** Who came back from the provider. */
interface Arrival {
  readonly identity: Identity;
  readonly claims: Claims;
  readonly settings: OidcSettings;
  readonly rights: GrantedRights | undefined;
  /** Of the browser, for a new account. */
  readonly language: EditorLanguage;
  readonly now: number;
}

/** Why somebody may not come in, and whose account it would be. */
export interface RefusedArrival {
  readonly fault: SignInFault;
  readonly account?: StoredAccount;
  /** For the log. */
  readonly error?: Error;
}

type Admission = Result<StoredAccount, RefusedArrival>;

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

function emailOf({ email, email_verified }: Claims): string | undefined {
  const text = normalEmail(textOf(email));
  const isUsable = emailPattern.test(text) && text.length <= longest.email && text === storableText(text);
  return isUsable && email_verified !== false ? text : undefined;
}

const nameOf = ({ name, preferred_username: username, email }: Claims): string =>
  boundedLine(textOf(name) || textOf(username) || textOf(email), longest.name);

/** Whether the provider says of how somebody signed in what is demanded. */
function isStrongEnough({ demand }: OidcSettings, { acr, amr }: Claims): boolean {
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  const isOfClass = !demand?.acr || demand.acr.includes(textOf(acr));
  return isOfClass && (!demand?.amr || demand.amr.some((method) => methods.includes(method)));
}

const rightsOf = ({ role, markets }: GrantedRights) => ({ role, markets: encodeList(markets) });

/** An account that was here becomes that of who has its e-mail address: what opened it before opens it no more. */
async function link(
  transaction: Transaction<Database>,
  known: StoredAccount,
  { identity, now }: Arrival,
): Promise<StoredAccount> {
  const account = await changeAccount(transaction, known.id, {
    identity_issuer: identity.issuer,
    identity_subject: identity.subject,
    password_hash: null,
    is_one_time: 0,
  });
  await endAccessOf(transaction, account.id, now);
  await removeFactorsOf(transaction, account.id);
  await dropInvitations(transaction, account.id);
  await recordAudit(transaction, {
    at: now,
    actor: account,
    action: 'accountLinked',
    subject: account.email,
  });
  return account;
}

/** Named local administrators stay what they are: they are for when the provider is down. */
const mayLink = (
  { settings: { linkByEmail, localAccounts }, claims }: Arrival,
  known: StoredAccount,
): boolean =>
  linkByEmail &&
  claims.email_verified === true &&
  !isOfProvider(known) &&
  !(localAccounts !== 'all' && localAccounts.some((each) => normalEmail(each) === known.email));

async function make(
  transaction: Transaction<Database>,
  arrival: Arrival,
  rights: GrantedRights,
): Promise<Admission> {
  const { identity, claims, language, now } = arrival;
  const email = emailOf(claims);
  if (email === undefined) return failure({ fault: 'noEmail' });
  const known = await findAccountByEmail(transaction, email);
  if (known?.disabled_at !== undefined && known.disabled_at !== null)
    return failure({ fault: 'disabled', account: known });
  if (known)
    return mayLink(arrival, known)
      ? success(await link(transaction, known, arrival))
      : failure({ fault: 'emailTaken', account: known });
  const made = await createAccount(transaction, {
    email,
    name: nameOf(claims) || email,
    ...rights,
    passwordHash: null,
    identity,
    now,
  });
  const account = await changeAccount(transaction, made.id, { language });
  const detail = { role: rights.role, markets: rights.markets?.join(', ') ?? 'all' };
  await recordAudit(transaction, { at: now, actor: account, action: 'accountMade', subject: email, detail });
  return success(account);
}

/** Role and markets as the groups give them today. */
async function renew(
  transaction: Transaction<Database>,
  account: StoredAccount,
  { claims, settings, now }: Arrival,
  rights: GrantedRights,
): Promise<StoredAccount> {
  const renewed = await changeAccount(transaction, account.id, {
    ...rightsOf(rights),
    name: nameOf(claims) || account.name,
    last_signed_in_at: now,
  });
  const detail = accountChangeDetail(account, renewed);
  if (Object.keys(detail).length > 0) {
    const actor = { id: null, name: settings.name };
    const record = { at: now, actor, subject: account.email, detail } as const;
    await recordAudit(transaction, { ...record, action: 'accountChanged' });
  }
  return renewed;
}

const noGroups = ({ groupsClaim }: OidcSettings, what: string): Error =>
  new Error(`the identity provider sent ${what} the claim ${groupsClaim}`);

/** The account of who came back from the provider, with the rights of today, in one transaction with all that it changes. */
export async function admitArrival(
  transaction: Transaction<Database>,
  { claims, settings, language, now }: Pick<Arrival, 'claims' | 'settings' | 'language' | 'now'>,
): Promise<Admission> {
  const identity = { issuer: settings.issuer, subject: textOf(claims.sub).slice(0, longest.subject) };
  const rights = grantedRights(settings, claims);
  const arrival = { identity, claims, settings, rights, language, now };
  await lockAccounts(transaction);
  const known = await findAccountByIdentity(transaction, identity);
  if (known && known.disabled_at !== null) return failure({ fault: 'disabled', account: known });
  const of = known && { account: known };
  if (!rights && pointsElsewhere(settings, claims))
    return failure({
      fault: 'groupsElsewhere',
      error: noGroups(settings, 'only a pointer in the place of'),
      ...of,
    });
  if (!rights) {
    // Losing the last group ends sessions in other browsers too, and access tokens.
    if (known) await endAccessOf(transaction, known.id, now);
    const error = settings.groupsClaim in claims ? undefined : noGroups(settings, 'nothing of');
    return failure({ fault: 'noRight', ...(error && { error }), ...of });
  }
  if (!isStrongEnough(settings, claims)) return failure({ fault: 'tooWeak', ...of });
  const account = known ? success(known) : await make(transaction, arrival, rights);
  return account.ok ? success(await renew(transaction, account.value, arrival, rights)) : account;
}
