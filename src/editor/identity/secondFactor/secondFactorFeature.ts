import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { AddedSecondFactor, SecondFactors, TotpSetUp } from '../../../generated/editor';
import { deleteSecondFactorId } from '../../../generated/editorCalls/deleteSecondFactorId';
import { getSecondFactor } from '../../../generated/editorCalls/getSecondFactor';
import { postSecondFactorKeys } from '../../../generated/editorCalls/postSecondFactorKeys';
import { postSecondFactorKeysOptions } from '../../../generated/editorCalls/postSecondFactorKeysOptions';
import { postSecondFactorRecoveryCodes } from '../../../generated/editorCalls/postSecondFactorRecoveryCodes';
import { postSecondFactorTotp } from '../../../generated/editorCalls/postSecondFactorTotp';
import { putSecondFactorTotp } from '../../../generated/editorCalls/putSecondFactorTotp';
import type { EditorReply } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { createKey } from '../session/securityKey';

export const secondFactors = createResource<undefined, SecondFactors>('secondFactors');
export const beginApp = createEditorMutation<undefined, TotpSetUp>('beginApp');
/** The request is the code that the app shows. */
export const finishApp = createEditorMutation<string, AddedSecondFactor>('finishApp');
/** The request is the key's name. */
export const addKey = createEditorMutation<string, AddedSecondFactor>('addKey');
/** The request is the factor's id. */
export const removeFactor = createEditorMutation<string, undefined>('removeFactor');
export const makeCodes = createEditorMutation<undefined, AddedSecondFactor>('makeCodes');

function* watchSecondFactors({ client }: EditorDependencies) {
  async function sendKey(name: string): Promise<EditorReply<AddedSecondFactor>> {
    const asked = await client.send(postSecondFactorKeysOptions());
    const made = asked.ok ? await createKey(asked.value) : asked;
    if (!made.ok) return made;
    return client.send(postSecondFactorKeys({ name, credential: made.value }));
  }
  yield* spawn(watchResource, secondFactors, () => client.send(getSecondFactor()));
  yield* spawn(watchMutation, beginApp, () => client.send(postSecondFactorTotp()));
  yield* spawn(watchMutation, finishApp, (code: string) => client.send(putSecondFactorTotp({ code })));
  yield* spawn(watchMutation, addKey, sendKey);
  yield* spawn(
    watchMutation,
    removeFactor,
    (id: string) => client.sendOnly(deleteSecondFactorId({ id })),
    function* renew() {
      yield* put(toastRequested({ key: 'editor:saved' }));
      yield* put(secondFactors.renewed(undefined));
    },
  );
  yield* spawn(watchMutation, makeCodes, () => client.send(postSecondFactorRecoveryCodes()));
}

export const secondFactorFeature: EditorFeature = {
  slices: [secondFactors, beginApp, finishApp, addKey, removeFactor, makeCodes],
  saga: watchSecondFactors,
};
