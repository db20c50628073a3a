import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { CreateTokenPayload, NewToken, TokenList } from '../../../generated/editor';
import validateNewToken from '../../../generated/validators/editor/newToken';
import validateTokens from '../../../generated/validators/editor/tokenList';
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

const listPaths: Readonly<Record<TokenOwners, string>> = { own: '/tokens', all: '/tokens/all' };
const makingPaths: Readonly<Record<TokenOwners, string>> = { own: '/tokens', all: '/tokens/machine' };

function* watchTokens({ client }: EditorDependencies) {
  const load = (owners: TokenOwners) => client.get<TokenList>(listPaths[owners], validateTokens);
  const make = ({ owners, ...payload }: TokenMaking) =>
    client.send<NewToken>('POST', makingPaths[owners], validateNewToken, payload);
  const revoke = ({ id }: TokenRevocation) => client.sendOnly('DELETE', `/tokens/${encodeURIComponent(id)}`);
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
