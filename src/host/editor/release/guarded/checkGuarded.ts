import type { PublishPayload } from '../../../../generated/editor';
import { recordOf } from '../../../../kernel/record';
import { success, type Result } from '../../../../kernel/result';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { TemplateChange } from '../../workspace/drafts/changeTemplate';
import { liveRevisionOf } from '../conditions/publishConditions';

/** A share of the visitors can be shown something else only where there is something else, on a page that deals them out. */
export async function checkGuarded(
  { transaction, id }: TemplateChange,
  { sharePercent }: PublishPayload,
  document: string,
): Promise<Result<undefined, Refusal>> {
  if (sharePercent === undefined) return success(undefined);
  const wrong = (message: string) =>
    refuse('invalid', message, { faults: [{ path: '/sharePercent', message }] });
  const { kind } = recordOf(JSON.parse(document));
  if (kind !== 'landing') return wrong('only a landing page can be published guarded');
  if ((await liveRevisionOf(transaction, id)) === 0) return wrong('nothing is live to compare it with');
  return success(undefined);
}
