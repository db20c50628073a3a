import type { FastifyRequest } from 'fastify';
import type { KeyAssertion, KeyAttestation, OwnAccount } from '../../../../generated/editor';
import { CorruptRow } from '../../../store/decodeRow';
import { linkOrigin } from '../../door/admission/admit';
import type { Editor } from '../../editor';
import type { NewFactor, StoredFactor } from './factorStore';

/** Loaded when a key is used: the package reads every certificate format there is. */
const library = () => import('@simplewebauthn/server');

/** A key beside a password shows that somebody is there; who it is the password has said. */
const userVerification = 'preferred';

/** The page's origin as its browser signs it: the configured one, else what `Origin` said when the call was let in. */
function pageOf({ publicOrigin }: Pick<Editor, 'publicOrigin'>, request: FastifyRequest) {
  const origin = publicOrigin ?? request.headers.origin ?? linkOrigin(publicOrigin, request);
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

function transportsOf({ transports }: StoredFactor): string[] {
  const list: unknown = JSON.parse(transports ?? '[]');
  if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
  throw new CorruptRow('transports');
}

const knownKeys = (factors: readonly StoredFactor[]) =>
  factors.flatMap((factor) =>
    factor.credential_id === null ? [] : [{ id: factor.credential_id, transports: transportsOf(factor) }],
  );

interface Asked {
  readonly editor: Pick<Editor, 'publicOrigin' | 'brand'>;
  readonly request: FastifyRequest;
}

/** What a browser makes a new key known with; a key that is known already is not taken twice. */
export async function creationOptions(
  { editor, request }: Asked,
  account: OwnAccount,
  factors: readonly StoredFactor[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: editor.brand.appName,
    rpID: pageOf(editor, request).expectedRPID,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: knownKeys(factors),
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  });
}

/** A key that may be backed up and synced says so in what it signs (WebAuthn Level 3 §6.1.3); most passkeys may. */
const isSyncedType = (type: 'singleDevice' | 'multiDevice'): boolean => type === 'multiDevice';

export type VerifiedKey = Pick<NewFactor, 'counter'> & {
  readonly is_synced: number;
  readonly credential_id: string;
  readonly public_key: string;
  readonly transports: string;
};

/** The key that was made known; undefined: what came does not answer the challenge at this origin. */
export async function verifyCreation(
  { editor, request }: Asked,
  credential: KeyAttestation,
  expectedChallenge: string,
): Promise<VerifiedKey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    ...pageOf(editor, request),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential: made, credentialDeviceType } = verified.registrationInfo;
  const { id, publicKey, counter, transports = [] } = made;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    transports: JSON.stringify(transports),
    is_synced: isSyncedType(credentialDeviceType) ? 1 : 0,
    counter,
  };
}

export async function assertionOptions({ editor, request }: Asked, factors: readonly StoredFactor[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: pageOf(editor, request).expectedRPID,
    allowCredentials: knownKeys(factors),
    userVerification,
  });
}

/** What a key signed beside the challenge. */
export interface VerifiedAssertion {
  readonly counter: number;
  readonly isSynced: boolean;
}

/** Below every counter: the library would compare them, and say of one that went back only that something was wrong. */
const belowAll = -1;

/** Undefined: it does not answer the challenge at this origin. Whether its counter went back is for `recordFactorUse`. */
export async function verifyAssertion(
  { editor, request }: Asked,
  credential: KeyAssertion,
  { factor, challenge }: { readonly factor: StoredFactor; readonly challenge: string },
): Promise<VerifiedAssertion | undefined> {
  if (factor.credential_id === null || factor.public_key === null) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    ...pageOf(editor, request),
    credential: {
      id: factor.credential_id,
      publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
      counter: belowAll,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter: counter, credentialDeviceType } = verified.authenticationInfo;
  return { counter, isSynced: isSyncedType(credentialDeviceType) };
}
