import type { bundlePublishRows } from '../../../../editorCalls/release';
import type { PublishBundlePayload, RollbackBundlePayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { checkTimes } from '../publish/publish';
import { publishChecked } from '../publish/publishChecked';
import { checkMarketOf } from '../../door/calls/callerMarkets';
import { checkPictures } from '../conditions/publishConditions';
import { changedOf, checkObstacles, refuseChangedBundle } from './bundleObstacles';
import { isBundleApproved } from './bundleApproval';
import { bytesOf, findBundle, findMembers, liveOf } from './bundleStore';
import { type BundleChange, changeBundle, changeBundleAndReply, unknownBundle } from './changeBundle';
import { publishMembers } from './publishMembers';
import { rollBackMembers } from './rollBackMembers';
import { reopen, scheduleMembers } from './scheduleMembers';

async function checkAllPictures({ transaction, members }: BundleChange): Promise<Result<undefined, Refusal>> {
  for (const { after } of members) {
    const there = after ? await checkPictures(transaction, after.document) : success(undefined);
    if (!there.ok) return there;
  }
  return success(undefined);
}

/** Everything that may refuse comes before the first row is written: a refusal leaves all as it was. */
async function checkPublication(
  open: BundleChange,
  payload: PublishBundlePayload,
): Promise<Result<undefined, Refusal>> {
  const { sha256, liveSha256 } = payload;
  const { transaction, bundle, members, now } = open;
  if (bytesOf(members) !== sha256) return refuseChangedBundle(members);
  if (liveSha256 !== undefined && liveOf(members) !== liveSha256)
    return refuse('conflict', 'something else is live by now: look at it again');
  const free = checkObstacles(members);
  if (!free.ok) return free;
  const times = checkTimes(payload, now);
  if (!times.ok) return times;
  if (!(await isBundleApproved(transaction, bundle, members)))
    return refuse('approvalNeeded', 'a second person has to approve these bytes together', {
      faults: [...changedOf(members)],
    });
  return checkAllPictures(open);
}

const publish =
  (editor: Editor): Handle<PublishBundlePayload> =>
  async (input, payload) => {
    const found = await findBundle(editor.database, input.parameters.id ?? '');
    if (!found) return unknownBundle();
    const seen = await findMembers(editor.database, found);
    const { sha256, reason, publishAt, acceptsWarnings } = payload;
    if (bytesOf(seen) !== sha256) return refuseChangedBundle(seen);
    return publishChecked(editor, input, {
      documents: seen.flatMap(({ after }) => (after ? [after.document] : [])),
      acceptsWarnings,
      recordRefusal: (detail) =>
        changeBundle(
          editor,
          input,
          async ({ record }) => {
            await record('bundleRefused', { sha256, ...detail });
            return success(undefined);
          },
          { states: ['open'] },
        ),
      publish: () =>
        changeBundleAndReply(
          editor,
          input,
          async (open) => {
            const allowed = await checkPublication(open, payload);
            if (!allowed.ok) return allowed;
            const { transaction, bundle, members, account, now, record } = open;
            if (publishAt !== undefined) {
              await scheduleMembers(open, { publishAt, reason });
              await record('bundleScheduled', { sha256, reason, publishAt });
            } else {
              await publishMembers(transaction, { id: bundle.id, members }, { actor: account, reason, now });
              await record('bundlePublished', { sha256, reason });
            }
            return success(undefined);
          },
          { states: ['open'], movesPointer: true },
        ),
    });
  };

const unschedule =
  (editor: Editor): Handle =>
  (input) =>
    changeBundleAndReply(
      editor,
      input,
      async ({ transaction, bundle, members, account, now, record }) => {
        const by = { id: bundle.by_id ?? account.id, name: bundle.by_name ?? account.name };
        await reopen(transaction, { id: bundle.id, members, by, now });
        await record('bundleScheduleCancelled');
        return success(undefined);
      },
      { states: ['scheduled'] },
    );

const rollback =
  (editor: Editor): Handle<RollbackBundlePayload> =>
  (input, { reason }) =>
    changeBundleAndReply(
      editor,
      input,
      async ({ transaction, bundle, members, account, now, record }) => {
        // Who was published anew since was meant to be: to take the others back would tear the bundle.
        const free = checkObstacles(members);
        if (!free.ok) return free;
        for (const { before } of members) {
          const market = before === null ? success(undefined) : checkMarketOf(input.caller, before);
          if (!market.ok) return market;
        }
        await rollBackMembers(transaction, members, { actor: account, reason, now });
        await transaction
          .updateTable('editor_bundles')
          .set({
            state: 'rolledBack',
            rolled_back_at: now,
            rolled_back_by_name: account.name,
            rollback_reason: reason,
          })
          .where('id', '=', bundle.id)
          .execute();
        await record('bundleRolledBack', { reason });
        return success(undefined);
      },
      { states: ['published'], movesPointer: true },
    );

export const bundlePublishCalls = (editor: Editor): Handlers<typeof bundlePublishRows> => ({
  'POST /bundles/:id/publish': publish(editor),
  'DELETE /bundles/:id/schedule': unschedule(editor),
  'POST /bundles/:id/rollback': rollback(editor),
});
