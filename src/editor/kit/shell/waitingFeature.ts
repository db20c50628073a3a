import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { spawn } from 'typed-redux-saga';
import { getTemplates } from '../../../generated/editorCalls/getTemplates';
import { success } from '../../../kernel/result';
import type { EditorClient } from '../api/editorClient';
import { createResource, watchResource } from '../data/resource';
import type { EditorDependencies, EditorFeature } from './feature';
import { useRenewing } from './useRenewing';

/** How many templates wait for the signed-in account: their approval, or a change that they were asked for. */
export const waitingCount = createResource<undefined, number>('waitingCount');

const countWaiting = (client: EditorClient) => async () => {
  const list = await client.send(getTemplates({ waits: 'me', limit: 1 }));
  return list.ok ? success(list.value.total) : list;
};

function* watchWaiting({ client }: EditorDependencies) {
  yield* spawn(watchResource, waitingCount, countWaiting(client));
}

export const waitingFeature: EditorFeature = { slices: [waitingCount], saga: watchWaiting };

/** Counted anew by itself. */
export function useWaitingCount(): number {
  const dispatch = useDispatch();
  const { value = 0 } = useSelector(waitingCount.select);
  useRenewing(useCallback(() => void dispatch(waitingCount.renewed(undefined)), [dispatch]));
  return value;
}
