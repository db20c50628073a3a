import type { sectionRows } from '../../../../editorCalls/library';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type {
  ChangeSectionPayload,
  EditorRefusal,
  RenameSectionPayload,
  SaveSectionPayload,
} from '../../../../generated/editor';
import { recordOf } from '../../../../kernel/record';
import { type Result, success } from '../../../../kernel/result';
import { sectionLimits } from '../../../../kernel/sectionLimits';
import { readSection } from '../../../../template/check/readSection';
import { withoutMarks } from '../../../../template/synced/syncedMark';
import { withOwnIds } from '../../../../template/synced/updateSynced';
import { lockCounter } from '../../../store/counter';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import type { CallReply, Handle, Handlers, MemberInput } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { checkSectionMarket } from './sectionMarket';
import {
  addSection,
  changeSection,
  countSections,
  deleteSection,
  findSection,
  isNameTaken,
  listSections,
  renameSection,
} from './sectionStore';

const refuseGone = () => refuse('notFound', 'there is no such section');
const refuseName = () =>
  refuse('conflict', 'another section has this name, however it is written', { reason: 'sameName' });

/** A name as it is kept; undefined where nothing is left of it. */
const nameOf = (given: string): string | undefined => boundedLine(given, sectionLimits.name) || undefined;

const refuseNameless = () =>
  refuse('invalid', 'a section needs a name', { faults: [{ path: '/name', message: 'is empty' }] });

/** The one who changes what there is of sections: none else counts or names them meanwhile. */
async function change<Value>(
  { database }: Editor,
  work: (open: Transaction<Database>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return database.transaction().execute(async (open) => {
    await lockCounter(open, 'sections');
    return work(open);
  });
}

interface ReadSection {
  readonly document: string;
  readonly types: readonly string[];
}

function read({ document }: Pick<SaveSectionPayload, 'document'>): Result<ReadSection, Refusal> {
  const { bytes, blocks } = sectionLimits;
  if (Buffer.byteLength(document) > bytes)
    return refuse('tooLarge', `a section holds at most ${bytes} bytes`, { reason: 'tooLarge' });
  const section = readSection(document, blocks);
  if (section.ok) {
    const kept = withOwnIds(withoutMarks(section.value.blocks));
    const types = kept.map((block) => String(recordOf(block).type));
    return success({ document: JSON.stringify({ ...section.value, blocks: kept }), types });
  }
  switch (section.error.kind) {
    case 'malformed':
      return refuse('invalid', 'the section is no JSON text with schemaVersion and blocks');
    case 'newerFormat':
      return refuse('invalid', 'the section is of a newer format', { reason: 'newerFormat' });
    case 'tooManyBlocks':
      return refuse('tooLarge', `a section holds at most ${blocks} blocks`, { reason: 'tooManyBlocks' });
    case 'faulty':
      return refuse('invalid', 'a page would not show each of its blocks', {
        reason: 'faulty',
        findings: section.error.findings.map((finding) => ({
          ...finding,
        })) satisfies EditorRefusal['findings'],
      });
  }
}

const save =
  (editor: Editor): Handle<SaveSectionPayload> =>
  async ({ caller }, payload) => {
    const { account } = caller;
    const { synced } = payload;
    const market = checkSectionMarket(caller, synced);
    if (!market.ok) return market;
    const section = read(payload);
    if (!section.ok) return section;
    const name = nameOf(payload.name);
    if (name === undefined) return refuseNameless();
    return change(editor, async (open) => {
      if ((await countSections(open)) >= sectionLimits.count)
        return refuse('conflict', `there are ${sectionLimits.count} sections already`, { reason: 'tooMany' });
      if (await isNameTaken(open, name, undefined)) return refuseName();
      const now = editor.clock();
      const added = await addSection(open, {
        ...section.value,
        id: randomUUID(),
        name,
        account,
        now,
        synced,
      });
      const detail = { bytes: added.bytes, ...(synced && { market: synced.market }) };
      await recordAudit(open, { at: now, actor: account, action: 'sectionSaved', subject: name, detail });
      return success({ status: 201, body: { section: added } });
    });
  };

const rename =
  (editor: Editor): Handle<RenameSectionPayload> =>
  async ({ caller, parameters: { id = '' } }, payload) => {
    const name = nameOf(payload.name);
    if (name === undefined) return refuseNameless();
    return change(editor, async (open): Promise<Result<CallReply, Refusal>> => {
      const before = await findSection(open, id);
      if (!before) return refuseGone();
      const market = checkSectionMarket(caller, before.section.synced);
      if (!market.ok) return market;
      if (await isNameTaken(open, name, id)) return refuseName();
      const section = await renameSection(open, id, name);
      await recordAudit(open, {
        at: editor.clock(),
        actor: caller.account,
        action: 'sectionRenamed',
        subject: name,
        detail: { before: before.section.name },
      });
      return section ? success({ body: { section } }) : refuseGone();
    });
  };

/** The next version of a synced block, over the one that was changed. */
const replace =
  (editor: Editor): Handle<ChangeSectionPayload> =>
  async ({ caller, parameters: { id = '' } }, payload) => {
    const section = read(payload);
    if (!section.ok) return section;
    return change(editor, async (open): Promise<Result<CallReply, Refusal>> => {
      const before = await findSection(open, id);
      if (!before) return refuseGone();
      const { synced, name } = before.section;
      if (!synced) return refuse('conflict', 'copies of this section belong to their pages');
      const market = checkSectionMarket(caller, synced);
      if (!market.ok) return market;
      if (before.document === section.value.document) return success({ body: { section: before.section } });
      if (synced.version !== payload.baseVersion)
        return refuse('conflict', 'somebody else saved meanwhile', { reason: 'changedMeanwhile' });
      const { account } = caller;
      const [now, version] = [editor.clock(), synced.version + 1];
      const changed = await changeSection(open, { ...section.value, id, version, account, now });
      const detail = { version, bytes: changed.bytes };
      await recordAudit(open, { at: now, actor: account, action: 'sectionChanged', subject: name, detail });
      return success({ body: { section: changed } });
    });
  };

const remove =
  (editor: Editor) =>
  async ({ caller, parameters: { id = '' } }: MemberInput): Promise<Result<CallReply, Refusal>> =>
    change(editor, async (open): Promise<Result<CallReply, Refusal>> => {
      const before = await findSection(open, id);
      if (!before) return refuseGone();
      const market = checkSectionMarket(caller, before.section.synced);
      if (!market.ok) return market;
      const name = await deleteSection(open, id);
      if (name === undefined) return refuseGone();
      await recordAudit(open, {
        at: editor.clock(),
        actor: caller.account,
        action: 'sectionDeleted',
        subject: name,
      });
      return success({});
    });

/** What was kept, in the format of today. What this version can't read stays as it was written and is refused. */
const open =
  ({ database }: Editor): Handle =>
  async ({ parameters: { id = '' } }) => {
    const kept = await findSection(database, id);
    if (!kept) return refuseGone();
    const current = readSection(kept.document, sectionLimits.blocks);
    if (!current.ok)
      return refuse('conflict', 'this version can not read the section', {
        reason: current.error.kind === 'newerFormat' ? 'newerFormat' : 'faulty',
      });
    return success({ body: { section: kept.section, document: JSON.stringify(current.value) } });
  };

/** Sections that a team keeps, shared by all of it. */
export const sectionCalls = (editor: Editor): Handlers<typeof sectionRows> => ({
  'GET /sections': async () => success({ body: { sections: await listSections(editor.database) } }),
  'GET /sections/:id': open(editor),
  'POST /sections': save(editor),
  'PUT /sections/:id': replace(editor),
  'PATCH /sections/:id': rename(editor),
  'DELETE /sections/:id': remove(editor),
});
