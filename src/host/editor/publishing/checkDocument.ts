import { success, type Result } from '../../../kernel/result';
import { checkTemplate } from '../../../template/check/checkTemplate';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';

async function publishedIds({ database }: Editor): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('templates').select('id').where('live_revision', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What the checks say of a document: errors block, warnings ask. */
export async function checkDocument(
  editor: Editor,
  document: string,
  acceptsWarnings: boolean,
): Promise<Result<undefined, Refusal>> {
  const { brand, clock, publicOrigin } = editor;
  const published = await publishedIds(editor);
  const surroundings = { now: clock(), brand, isPublished: (id: string) => published.has(id) };
  const found = checkTemplate(document, { ...surroundings, ...(publicOrigin !== undefined && { origin: publicOrigin }) });
  const findings = found.map((finding) => ({ ...finding, parameters: { ...finding.parameters } }));
  if (findings.some(({ severity }) => severity === 'error')) return refuse('blocked', 'the checks found errors', { findings });
  if (findings.length > 0 && !acceptsWarnings) return refuse('warnings', 'the checks have warnings', { findings });
  return success(undefined);
}
