import { put, spawn } from 'typed-redux-saga';
import type { EditorSession, KeyOptions, SecondFactorCodePayload } from '../../../generated/editor';
import validateOptions from '../../../generated/validators/editor/keyOptions';
import validateSession from '../../../generated/validators/editor/session';
import type { EditorReply } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { signIn } from './sessionFeature';
import { sessionEvents } from '../../kit/session/sessionSlice';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { answerByKey } from './securityKey';

export const giveCode = createEditorMutation<SecondFactorCodePayload, EditorSession>('giveCode');
/** The request is what the page was given with the step. */
export const giveKey = createEditorMutation<string, EditorSession>('giveKey');

/** The step ends with the sign-in that it belongs to. */
function* enter(session: EditorSession) {
  yield* put(sessionEvents.arrived(session));
  yield* put(signIn.forgotten());
}

function* watchSecondStep({ client }: EditorDependencies) {
  async function sendKey(page: string): Promise<EditorReply<EditorSession>> {
    const asked = await client.send<KeyOptions>(
      'POST',
      '/session/second-factor/key-options',
      validateOptions,
      { page },
    );
    const answer = asked.ok ? await answerByKey(asked.value) : asked;
    if (!answer.ok) return answer;
    const payload = { page, credential: answer.value };
    return client.send('POST', '/session/second-factor/key', validateSession, payload);
  }
  yield* spawn(
    watchMutation,
    giveCode,
    (payload: SecondFactorCodePayload) =>
      client.send<EditorSession>('POST', '/session/second-factor/code', validateSession, payload),
    enter,
  );
  yield* spawn(watchMutation, giveKey, sendKey, enter);
}

export const secondStepFeature: EditorFeature = { slices: [giveCode, giveKey], saga: watchSecondStep };
