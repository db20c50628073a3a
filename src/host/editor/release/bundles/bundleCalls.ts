import type { bundleRows } from '../../../../editorCalls/release';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BundlePayload, EditorFinding } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import type { Handle, Handlers } from '../../door/calls/call';
import type { Caller } from '../../door/calls/caller';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { checkTogether } from '../../workspace/check/checks';
import { listBundles } from './bundleList';
import { describeBundle } from './bundleDetails';
import {
  changeBundle,
  changeBundleAndReply,
  checkBundleMarkets,
  readBundle,
  replyWithBundle,
} from './changeBundle';

const maxNameLength = 100;

interface Wanted {
  readonly name: string;
  readonly templateIds: readonly string[];
}

/** Templates that are there and have something to publish; the one that is not is named. */
async function readWanted(
  transaction: Transaction<Database>,
  caller: Caller,
  payload: BundlePayload,
): Promise<Result<Wanted, Refusal>> {
  const name = boundedLine(payload.name, maxNameLength);
  if (name === '')
    return refuse('invalid', 'a bundle has a name', { faults: [{ path: '/name', message: 'is blank' }] });
  const { templateIds } = payload;
  const rows = await transaction
    .selectFrom('editor_templates as template')
    .leftJoin('editor_drafts as draft', 'draft.template_id', 'template.id')
    .select(['template.id', 'draft.sha256'])
    .where('template.id', 'in', templateIds)
    .execute();
  const drafted = new Set(rows.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [id])));
  const faults = templateIds.flatMap((id, position) =>
    drafted.has(id) ? [] : [{ path: `/templateIds/${position}`, message: `${id} has no draft to publish` }],
  );
  if (faults.length > 0) return refuse('invalid', 'a template has nothing to publish', { faults });
  const markets = await checkBundleMarkets(transaction, caller, templateIds);
  return markets.ok ? success({ name, templateIds }) : markets;
}

const addMembers = (transaction: Transaction<Database>, bundle_id: string, ids: readonly string[]) =>
  transaction
    .insertInto('editor_bundle_members')
    .values(ids.map((template_id) => ({ bundle_id, template_id })))
    .execute();

const make =
  ({ database, clock }: Editor): Handle<BundlePayload> =>
  async ({ caller }, payload) => {
    const { account } = caller;
    const made = await database.transaction().execute(async (transaction) => {
      const wanted = await readWanted(transaction, caller, payload);
      if (!wanted.ok) return wanted;
      const { name, templateIds } = wanted.value;
      const [id, now] = [randomUUID(), clock()];
      const created = { created_at: now, created_by_id: account.id, created_by_name: account.name };
      await transaction
        .insertInto('editor_bundles')
        .values({ id, name, state: 'open', ...created })
        .execute();
      await addMembers(transaction, id, templateIds);
      await recordAudit(transaction, {
        at: now,
        actor: account,
        action: 'bundleMade',
        subject: name,
        bundleId: id,
        detail: { templates: templateIds.join(', ') },
      });
      return success(id);
    });
    if (!made.ok) return made;
    const reply = await replyWithBundle(database, made.value, account.id);
    return reply.ok ? success({ ...reply.value, status: 201 }) : reply;
  };

/** Another name, or other templates; an approval holds as long as the bytes are the same. */
const change =
  (editor: Editor): Handle<BundlePayload> =>
  (input, payload) =>
    changeBundleAndReply(
      editor,
      input,
      async ({ transaction, bundle: { id }, members, record }) => {
        const wanted = await readWanted(transaction, input.caller, payload);
        if (!wanted.ok) return wanted;
        const { name, templateIds } = wanted.value;
        await transaction.updateTable('editor_bundles').set({ name }).where('id', '=', id).execute();
        await transaction
          .deleteFrom('editor_bundle_members')
          .where('bundle_id', '=', id)
          .where('template_id', 'not in', templateIds)
          .execute();
        const known = new Set(members.map(({ template_id }) => template_id));
        const added = templateIds.filter((templateId) => !known.has(templateId));
        if (added.length > 0) await addMembers(transaction, id, added);
        await record('bundleChanged', { name, templates: templateIds.join(', ') });
        return success(undefined);
      },
      { states: ['open'] },
    );

/** What was published stays: its rollback needs it. */
const remove =
  (editor: Editor): Handle =>
  async (input) => {
    const removed = await changeBundle(
      editor,
      input,
      async ({ transaction, bundle: { id }, record }) => {
        await transaction.deleteFrom('editor_bundle_members').where('bundle_id', '=', id).execute();
        await transaction.deleteFrom('editor_bundles').where('id', '=', id).execute();
        await record('bundleDeleted');
        return success(undefined);
      },
      { states: ['open'] },
    );
    return removed.ok ? success({}) : removed;
  };

const read =
  ({ database }: Editor): Handle =>
  async ({ parameters: { id = '' }, caller }) => {
    const seen = await readBundle(database, caller, id);
    if (!seen.ok) return seen;
    const { bundle, members } = seen.value;
    return success({ body: await describeBundle(database, bundle, members, caller.account.id) });
  };

const check =
  (editor: Editor): Handle =>
  async ({ parameters: { id = '' }, caller }) => {
    const seen = await readBundle(editor.database, caller, id);
    if (!seen.ok) return seen;
    const drafts = seen.value.members.flatMap(({ template_id: templateId, after }) =>
      after ? [{ templateId, document: after.document }] : [],
    );
    const found = await checkTogether(
      editor,
      drafts.map(({ document }) => document),
    );
    const checked = drafts.map(({ templateId }, place) => ({
      templateId,
      findings: [...(found[place] ?? [])] satisfies EditorFinding[],
    }));
    return success({ body: { checked } });
  };

export const bundleCalls = (editor: Editor): Handlers<typeof bundleRows> => ({
  'GET /bundles': async ({ caller }) =>
    success({ body: { bundles: await listBundles(editor.database, caller) } }),
  'POST /bundles': make(editor),
  'GET /bundles/:id': read(editor),
  'GET /bundles/:id/checks': check(editor),
  'PUT /bundles/:id': change(editor),
  'DELETE /bundles/:id': remove(editor),
});
