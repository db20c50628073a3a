import { put, spawn } from 'typed-redux-saga';
import type { EditorSession, SecondFactorCodePayload } from '../../../generated/editor';
import { postSessionSecondFactorCode } from '../../../generated/editorCalls/postSessionSecondFactorCode';
import { postSessionSecondFactorKey } from '../../../generated/editorCalls/postSessionSecondFactorKey';
import { postSessionSecondFactorKeyOptions } from '../../../generated/editorCalls/postSessionSecondFactorKeyOptions';
import { type EditorReply, sending } from '../../kit/api/editorClient';
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
    const asked = await client.send(postSessionSecondFactorKeyOptions({ page }));
    const answer = asked.ok ? await answerByKey(asked.value) : asked;
    if (!answer.ok) return answer;
    return client.send(postSessionSecondFactorKey({ page, credential: answer.value }));
  }
  yield* spawn(watchMutation, giveCode, sending(client, postSessionSecondFactorCode), enter);
  yield* spawn(watchMutation, giveKey, sendKey, enter);
}

export const secondStepFeature: EditorFeature = { slices: [giveCode, giveKey], saga: watchSecondStep };
