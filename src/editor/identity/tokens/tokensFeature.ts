import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { CreateTokenPayload, NewToken, TokenList } from '../../../generated/editor';
import { deleteTokensId } from '../../../generated/editorCalls/deleteTokensId';
import { getTokens } from '../../../generated/editorCalls/getTokens';
import { getTokensAll } from '../../../generated/editorCalls/getTokensAll';
import { postTokens } from '../../../generated/editorCalls/postTokens';
import { postTokensMachine } from '../../../generated/editorCalls/postTokensMachine';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

/** `own`: a person's own. `all`: everybody's and those of machines, which administrators see and make. */
export type TokenOwners = 'own' | 'all';

export interface TokenMaking extends CreateTokenPayload {
  readonly owners: TokenOwners;
}

export interface TokenRevocation {
  readonly id: string;
  readonly owners: TokenOwners;
}

export const tokenList = createResource<TokenOwners, TokenList>('tokenList');
export const makeToken = createEditorMutation<TokenMaking, NewToken>('makeToken');
export const revokeToken = createEditorMutation<TokenRevocation, undefined>('revokeToken');

function* watchTokens({ client }: EditorDependencies) {
  const load = (owners: TokenOwners) => client.send(owners === 'own' ? getTokens() : getTokensAll());
  const make = ({ owners, ...payload }: TokenMaking) =>
    client.send(owners === 'own' ? postTokens(payload) : postTokensMachine(payload));
  const revoke = ({ id }: TokenRevocation) => client.sendOnly(deleteTokensId({ id }));
  yield* spawn(watchResource, tokenList, load);
  yield* spawn(
    watchMutation,
    makeToken,
    make,
    function* handleMade(_made: NewToken, { owners }: TokenMaking) {
      yield* put(tokenList.renewed(owners));
    },
  );
  yield* spawn(
    watchMutation,
    revokeToken,
    revoke,
    function* handleRevoked(_nothing: undefined, { owners }: TokenRevocation) {
      yield* put(toastRequested({ key: 'editor:tokens.revoked' }));
      yield* put(tokenList.renewed(owners));
    },
  );
}

export const tokensFeature: EditorFeature = {
  slices: [tokenList, makeToken, revokeToken],
  saga: watchTokens,
};
