import type { checkRows } from '../../../../editorCalls/workspace';
import { type Result, success } from '../../../../kernel/result';
import { checkTemplate } from '../../../../template/check/checkTemplate';
import {
  gonePictures,
  readCheckContext,
  pictureFiles,
  publishedIds,
} from '../../../delivery/templates/readCheckContext';
import type { BrandFont } from '../../../delivery/font/loadFont';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import type { CheckPayload, EditorFinding, EditorSurroundings } from '../../../../generated/editor';
import { checkDocuments } from '../../../../template/check/checkDocuments';
import type { Handle, Handlers } from '../../door/calls/call';
import { findTemplate } from '../drafts/templateDetails';

const bytesOf = (font: BrandFont | undefined): number => font?.content.length ?? 0;

const contextOf = (
  { brand, font, marketRules, clock, publicOrigin, picturesFolder, database }: Editor,
  documents: readonly string[],
) =>
  readCheckContext(
    {
      brand,
      marketRules,
      origin: publicOrigin,
      picturesFolder,
      fontBytes: bytesOf(font),
      now: clock(),
      database,
    },
    documents,
  );

/** The same as in the terminal: errors block, warnings ask. */
export function refuseFindings(
  findings: readonly EditorFinding[],
  acceptsWarnings: boolean,
): Result<undefined, Refusal> {
  if (findings.some(({ severity }) => severity === 'error'))
    return refuse('blocked', 'the checks found errors', { findings: [...findings] });
  if (findings.length > 0 && !acceptsWarnings)
    return refuse('warnings', 'the checks have warnings', { findings: [...findings] });
  return success(undefined);
}

/** What a refusal by the checks is told others with; undefined: it is none. */
export function errorsOf({
  code,
  findings = [],
}: Refusal): { readonly errors: number; readonly rules: string } | undefined {
  if (code !== 'blocked') return undefined;
  const errors = findings.filter(({ severity }) => severity === 'error');
  return { errors: errors.length, rules: [...new Set(errors.map(({ rule }) => rule))].join(', ') };
}

/** What the checks say of each of some documents, as if all were published. */
export async function checkTogether(
  editor: Editor,
  documents: readonly string[],
): Promise<readonly (readonly EditorFinding[])[]> {
  const context = await contextOf(editor, documents);
  return documents.map((document) =>
    checkTemplate(document, context).map((finding) => ({
      ...finding,
      parameters: { ...finding.parameters },
    })),
  );
}

/** What the checks say of documents that need not be on the host; nothing is kept. */
const checkGiven =
  (editor: Editor): Handle<CheckPayload> =>
  async (_input, { documents }) => {
    const { checked, notRun } = checkDocuments(documents, await contextOf(editor, documents));
    const shown = checked.map(({ findings, weight = null }) => ({ findings, weight }));
    return success({ body: { checked: shown, notRun } });
  };

/** What the check panel can't know by itself, so that it finds what publishing would find. */
const read =
  ({ database, font, marketRules, clock, publicOrigin, picturesFolder }: Editor): Handle =>
  async ({ parameters: { id = '' }, caller }) => {
    const template = await findTemplate(database, { id, accountId: caller.account.id, now: clock() });
    if (!template) return refuse('notFound', 'there is no such template');
    const text = (template.draft ?? template.live)?.document ?? '';
    const files = await pictureFiles({ picturesFolder, database }, [text]);
    const body: EditorSurroundings = {
      origin: publicOrigin ?? null,
      published: await publishedIds(database),
      pictures: [...files].map(([name, { bytes, size }]) => ({ name, bytes, ...(size && { size }) })),
      gonePictures: [...gonePictures(files, { picturesFolder }, [text])],
      fontBytes: bytesOf(font),
      marketRules: Object.values(marketRules).map(({ market, rules }) => ({ market, rules: [...rules] })),
    };
    return success({ body });
  };

export const checkCalls = (editor: Editor): Handlers<typeof checkRows> => ({
  'POST /checks': checkGiven(editor),
  'GET /templates/:id/surroundings': read(editor),
});
