import { failure } from '../../kernel/result';
import type { EditorReply } from '../api/editorClient';

/** A call that throws is our own fault, and still must not leave a screen waiting for ever. */
export async function settle<Value>(send: () => Promise<EditorReply<Value>>): Promise<EditorReply<Value>> {
  try {
    return await send();
  } catch (thrown) {
    reportError(thrown);
    return failure({ code: 'malformed' });
  }
}
