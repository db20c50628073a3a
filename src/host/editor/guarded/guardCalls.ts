import type { EndGuardPayload, GuardReport } from '../../../generated/editor';
import validateEndGuard from '../../../generated/validators/editor/endGuardPayload';
import { success, type Result } from '../../../kernel/result';
import { readGuardCounts } from '../../calls/counting/guardCounts';
import { findRunningGuard } from '../../store/guards';
import { releaseIn, rollbackIn } from '../../store/moves';
import type { Publication } from '../../store/templateStore';
import { type EditorCall, type Handle, withPayload } from '../calls/call';
import { refuse, type Refusal } from '../calls/refusal';
import { changeTemplate, type TemplateChange } from '../drafts/changeTemplate';
import type { Editor } from '../editor';
import { publicationReply } from '../publishing/historyCalls';
import { findLastGuard } from './guardReply';
import { readTraffic } from './guardTraffic';

const read =
  ({ database, clock }: Editor): Handle =>
  async ({ parameters: { id = '' } }) => {
    const guard = await findLastGuard(database, id);
    const counts = guard && (await readGuardCounts(database, id, guard.sequence));
    const body: GuardReport = {
      guard: guard ?? null,
      before: counts?.before ?? null,
      after: counts?.after ?? null,
      traffic: await readTraffic(database, id, clock()),
    };
    return success({ body });
  };

async function end(
  { transaction, id, account, now }: TemplateChange,
  { to, sequence, reason }: EndGuardPayload,
): Promise<Result<Publication, Refusal>> {
  const guard = await findRunningGuard(transaction, id);
  if (guard?.sequence !== sequence) return refuse('conflict', 'this guarded publication has ended');
  const by = { id, publishedBy: account.name, actor: account, reason };
  if (to === 'everybody') {
    const released = await releaseIn(transaction, by, now);
    return released ? success(released) : refuse('conflict', 'this guarded publication has ended');
  }
  const moved = await rollbackIn(transaction, { ...by, revision: guard.previous_revision }, now);
  return moved.ok ? moved : refuse('conflict', 'what was live before can not be had');
}

const endByHand = (editor: Editor): Handle =>
  withPayload(validateEndGuard, async (input, payload) => {
    const ended = await changeTemplate(editor, input, (open) => end(open, payload), { movesPointer: true });
    return ended.ok ? success({ body: { publication: publicationReply(ended.value) } }) : ended;
  });

/** How a guarded publication stands, and its end by hand. */
export const guardCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/templates/:id/guard',
    role: 'viewer',
    scope: 'read',
    reach: 'template',
    summary: 'How the last guarded publication stands',
    reply: 'guardReport',
    handle: read(editor),
  },
  {
    method: 'POST',
    path: '/templates/:id/guard/end',
    role: 'publisher',
    scope: 'publish',
    reach: 'template',
    summary: 'End a guarded publication: to everybody, or back',
    payload: 'endGuardPayload',
    reply: 'publishReply',
    handle: endByHand(editor),
  },
];
