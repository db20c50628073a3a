import { type Result, success } from '../../../kernel/result';
import { checkTemplate } from '../../../template/check/checkTemplate';
import { readCheckContext, pictureFiles, publishedIds } from '../../delivery/templates/readCheckContext';
import { type Refusal, refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import type { EditorSurroundings } from '../../../generated/editor';
import type { EditorCall, Handle } from '../calls/call';
import { findTemplate } from '../drafts/templateDetails';

/** What the checks say of a document, the same as in the terminal: errors block, warnings ask. */
export async function checkDocument(
  { brand, marketRules, clock, publicOrigin, picturesFolder, database }: Editor,
  document: string,
  acceptsWarnings: boolean,
): Promise<Result<undefined, Refusal>> {
  const sources = { brand, marketRules, origin: publicOrigin, picturesFolder, now: clock(), database };
  const found = checkTemplate(document, await readCheckContext(sources, [document]));
  const findings = found.map((finding) => ({ ...finding, parameters: { ...finding.parameters } }));
  if (findings.some(({ severity }) => severity === 'error'))
    return refuse('blocked', 'the checks found errors', { findings });
  if (findings.length > 0 && !acceptsWarnings)
    return refuse('warnings', 'the checks have warnings', { findings });
  return success(undefined);
}

/** What the check panel can't know by itself, so that it finds what publishing would find. */
const read =
  ({ database, marketRules, clock, publicOrigin, picturesFolder }: Editor): Handle =>
  async ({ parameters: { id = '' }, caller }) => {
    const template = await findTemplate(database, { id, accountId: caller.account.id, now: clock() });
    if (!template) return refuse('notFound', 'there is no such template');
    const text = (template.draft ?? template.live)?.document ?? '';
    const files = await pictureFiles({ picturesFolder, database }, [text]);
    const body: EditorSurroundings = {
      origin: publicOrigin ?? null,
      published: await publishedIds(database),
      pictures: [...files].map(([name, bytes]) => ({ name, bytes })),
      marketRules: Object.values(marketRules).map(({ market, rules }) => ({ market, rules: [...rules] })),
    };
    return success({ body });
  };

export const checkFactsCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/templates/:id/surroundings',
    role: 'viewer',
    scope: 'read',
    reach: 'template',
    summary: 'What the checks need to know besides the document',
    reply: 'surroundings',
    handle: read(editor),
  },
];
