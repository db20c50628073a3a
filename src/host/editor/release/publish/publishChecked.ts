import type { Result } from '../../../../kernel/result';
import type { MemberInput } from '../../door/calls/call';
import type { Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { checkTogether, errorsOf, refuseFindings } from '../../workspace/check/checks';

interface Publication<Value> {
  /** Exact JSON texts of all templates that it makes live, or sets for a time. */
  readonly documents: readonly string[];
  readonly acceptsWarnings: boolean | undefined;
  /** A publication that the checks refuse is nothing that a template shows; others may want to know of it. */
  readonly recordRefusal: (found: NonNullable<ReturnType<typeof errorsOf>>) => Promise<unknown>;
  /** Does it in one transaction; says by the hash that the bytes are those that were checked. */
  readonly publish: () => Promise<Result<Value, Refusal>>;
}

/**
 * The way of every publication, of one template or of several: errors in one keep all of them back, warnings ask once
 * for all, and the caller is admitted anew, since the checks of large pages take a while.
 */
export async function publishChecked<Value>(
  editor: Editor,
  input: MemberInput,
  { documents, acceptsWarnings = false, recordRefusal, publish }: Publication<Value>,
): Promise<Result<Value, Refusal>> {
  const findings = (await checkTogether(editor, documents)).flat();
  const checked = refuseFindings(findings, acceptsWarnings);
  if (!checked.ok) {
    const found = errorsOf(checked.error);
    if (found) await recordRefusal(found);
    return checked;
  }
  const caller = await input.admitAgain();
  return caller.ok ? publish() : caller;
}
