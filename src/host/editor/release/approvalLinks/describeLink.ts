import type { ApprovalQuestion, AskedPage as AskedPageReply } from '../../../../generated/editor';
import type { Editor } from '../../editor';
import { checkTogether } from '../../workspace/check/checks';
import { type AskedPage, findQuestion, type Inquiry, type Question } from '../approval/question';
import { stateOfLink, type StoredLink, subjectOfLink, viewOfToken } from './linkStore';
import { isMakerStillAllowed } from './linkSubject';

/** Where the pictures of a link's pages are, as `registerPreviews` reads it. */
function pictureAddress(token: string, { id }: AskedPage, version: 'before' | 'after'): string {
  const query = new URLSearchParams({ page: id, version, still: 'whole' }).toString();
  return `/editor/approval-frame/${viewOfToken(token)}?${query}`;
}

async function pagesOf(editor: Editor, token: string, { pages }: Question): Promise<AskedPageReply[]> {
  const checked = await checkTogether(
    editor,
    pages.map(({ after }) => after),
  );
  return pages.map((page, position) => ({
    templateId: page.id,
    name: page.name,
    before: page.before,
    beforeAddress: page.before === null ? null : pictureAddress(token, page, 'before'),
    after: page.after,
    afterAddress: pictureAddress(token, page, 'after'),
    findings: [...(checked[position] ?? [])],
  }));
}

/** What is asked by a link that still opens something; undefined: nothing, whatever the reason. */
export async function openQuestion(
  { database, clock }: Pick<Editor, 'database' | 'clock'>,
  link: StoredLink,
): Promise<Inquiry | 'closed'> {
  if (stateOfLink(link, clock()) !== 'open') return 'closed';
  const inquiry = await findQuestion(database, subjectOfLink(link), link.sha256);
  if (inquiry.kind !== 'asked') return inquiry;
  return (await isMakerStillAllowed(database, link.created_by_id, inquiry)) ? inquiry : 'closed';
}

const ownAnswer = ({
  answered_by_name,
  answered_at,
  answer_note,
}: StoredLink): ApprovalQuestion['answered'] =>
  answered_at === null ? null : { byName: answered_by_name ?? '', at: answered_at, note: answer_note ?? '' };

/** What the holder of a link is told: all of it while there is something to answer, and little afterwards. */
export async function describeLink(
  editor: Editor,
  token: string,
  link: StoredLink,
): Promise<ApprovalQuestion> {
  const state = stateOfLink(link, editor.clock());
  const inquiry = await openQuestion(editor, link);
  const told = {
    appName: editor.brand.appName,
    name: link.name,
    subject: link.subject,
    madeByName: link.created_by_name,
    expiresAt: link.expires_at,
    sha256: link.sha256,
    asked: null,
    answered: ownAnswer(link),
  };
  // Its maker may not answer any more: as if they had revoked it.
  if (inquiry === 'closed') return { ...told, state: state === 'open' ? 'revoked' : state };
  if (inquiry.kind === 'changed' || inquiry.kind === 'notAsked') return { ...told, state: 'changed' };
  if (inquiry.kind === 'decided')
    return { ...told, state: 'decided', answered: { byName: inquiry.byName, at: inquiry.at, note: '' } };
  return {
    ...told,
    state: 'open',
    asked: {
      byName: inquiry.requestedByName,
      at: inquiry.requestedAt,
      note: inquiry.note,
      pages: await pagesOf(editor, token, inquiry),
    },
  };
}
