import { success, type Result } from '../../../kernel/result';
import { isDeeperThan, limits } from '../../../template/limits';
import { documentId, sha256Of } from '../../store/documentIdentity';
import { refuse, type Refusal } from '../calls/refusal';

export interface DraftDocument {
  readonly id: string;
  /** Exact JSON text. */
  readonly document: string;
  readonly sha256: string;
}

const wrong = (message: string) => refuse('invalid', message, { faults: [{ path: '/document', message }] });

/**
 * A draft may be as unfinished as it likes, but it is a JSON object that says which template it is, within the limits
 * of contract §8; what else is wrong with it is for the checks.
 */
export function readDocument(document: string): Result<DraftDocument, Refusal> {
  if (Buffer.byteLength(document, 'utf8') > limits.documentBytes) {
    return refuse('tooLarge', `a document has at most ${limits.documentBytes} bytes`);
  }
  const id = documentId(document);
  if (id === undefined) return wrong('the document is no JSON object with a proper id');
  if (isDeeperThan(JSON.parse(document), limits.jsonDepth)) return wrong('the document nests too deep');
  return success({ id, document, sha256: sha256Of(document) });
}
