import { put, select } from 'typed-redux-saga';
import { isSameDocument } from './documentText';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';

/** Changes of an earlier visit that never reached the host. */
export function* offerKept({ keeper, keyOf }: EditTools, id: string) {
  const kept = keeper.read(keyOf(id));
  const { savedText } = yield* select(selectEdit);
  if (!kept) return;
  if (isSameDocument(kept.document, savedText)) keeper.clear(keyOf(id));
  else yield* put(editEvents.changesFound(kept));
}

export function* dropKept({ keeper, keyOf }: EditTools) {
  const { id } = yield* select(selectEdit);
  keeper.clear(keyOf(id));
}
