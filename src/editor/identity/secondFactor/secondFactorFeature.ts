import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { AddedSecondFactor, KeyOptions, SecondFactors, TotpSetUp } from '../../../generated/editor';
import validateAdded from '../../../generated/validators/editor/addedSecondFactor';
import validateOptions from '../../../generated/validators/editor/keyOptions';
import validateFactors from '../../../generated/validators/editor/secondFactors';
import validateSetUp from '../../../generated/validators/editor/totpSetUp';
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
    const asked = await client.send<KeyOptions>('POST', '/second-factor/keys/options', validateOptions);
    const made = asked.ok ? await createKey(asked.value) : asked;
    if (!made.ok) return made;
    return client.send('POST', '/second-factor/keys', validateAdded, { name, credential: made.value });
  }
  yield* spawn(watchResource, secondFactors, () =>
    client.get<SecondFactors>('/second-factor', validateFactors),
  );
  yield* spawn(watchMutation, beginApp, () =>
    client.send<TotpSetUp>('POST', '/second-factor/totp', validateSetUp),
  );
  yield* spawn(watchMutation, finishApp, (code: string) =>
    client.send<AddedSecondFactor>('PUT', '/second-factor/totp', validateAdded, { code }),
  );
  yield* spawn(watchMutation, addKey, sendKey);
  yield* spawn(
    watchMutation,
    removeFactor,
    (id: string) => client.sendOnly('DELETE', `/second-factor/${encodeURIComponent(id)}`),
    function* renew() {
      yield* put(toastRequested({ key: 'editor:saved' }));
      yield* put(secondFactors.renewed(undefined));
    },
  );
  yield* spawn(watchMutation, makeCodes, () =>
    client.send<AddedSecondFactor>('POST', '/second-factor/recovery-codes', validateAdded),
  );
}

export const secondFactorFeature: EditorFeature = {
  slices: [secondFactors, beginApp, finishApp, addKey, removeFactor, makeCodes],
  saga: watchSecondFactors,
};
