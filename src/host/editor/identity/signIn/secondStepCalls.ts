import validateCode from '../../../../generated/validators/editor/secondFactorCodePayload';
import validateKey from '../../../../generated/validators/editor/secondFactorKeyPayload';
import validatePage from '../../../../generated/validators/editor/secondFactorPagePayload';
import { type CallInput, type EditorCall, withPayload } from '../../door/calls/call';
import type { Editor } from '../../editor';
import { askKey, takeCode, takeKey } from './secondStep';

/** The second step of a sign-in. Nobody is signed in during it: what it begins from is a cookie of its own. */
export const secondStepCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'POST',
    path: '/session/second-factor/code',
    role: 'anyone',
    summary: 'Finish a sign-in with a code of an authenticator app or a recovery code',
    payload: 'secondFactorCodePayload',
    reply: 'session',
    handle: withPayload(validateCode, (input: CallInput, payload) => takeCode(editor, input, payload)),
  },
  {
    method: 'POST',
    path: '/session/second-factor/key-options',
    role: 'anyone',
    summary: 'What a security key has to sign to finish a sign-in',
    payload: 'secondFactorPagePayload',
    reply: 'keyOptions',
    handle: withPayload(validatePage, (input: CallInput, { page }) => askKey(editor, input, page)),
  },
  {
    method: 'POST',
    path: '/session/second-factor/key',
    role: 'anyone',
    summary: 'Finish a sign-in with a security key',
    payload: 'secondFactorKeyPayload',
    reply: 'session',
    handle: withPayload(validateKey, (input: CallInput, payload) => takeKey(editor, input, payload)),
  },
];
