import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { KeyAssertion, KeyAttestation, KeyOptions } from '../../../generated/editor';
import type { EditorReply } from '../../kit/api/editorClient';
import { failure, success } from '../../../kernel/result';

/** Loaded only when a key is used. */
const library = () => import('@simplewebauthn/browser');

type Options = KeyOptions['options'];

const hasChallenge = (options: Options): boolean =>
  'challenge' in options && typeof options.challenge === 'string';
const isCreation = (options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON =>
  hasChallenge(options) && 'user' in options && typeof options.user === 'object';
const isRequest = (options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON =>
  hasChallenge(options);

/** A key that is cancelled, refused, or known to the account already. */
const noAnswer = () => failure({ code: 'securityKey' } as const);

/** Has the browser make a key known. */
export async function createKey({ options }: KeyOptions): Promise<EditorReply<KeyAttestation>> {
  if (!isCreation(options)) return failure({ code: 'malformed' });
  const { startRegistration } = await library();
  try {
    return success(await startRegistration({ optionsJSON: options }));
  } catch {
    return noAnswer();
  }
}

/** Has a key sign what the host asked for. */
export async function answerByKey({ options }: KeyOptions): Promise<EditorReply<KeyAssertion>> {
  if (!isRequest(options)) return failure({ code: 'malformed' });
  const { startAuthentication } = await library();
  try {
    return success(await startAuthentication({ optionsJSON: options }));
  } catch {
    return noAnswer();
  }
}
