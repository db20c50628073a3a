import { success, type Result } from '../../../kernel/result';
import { checkTemplate } from '../../../template/check/checkTemplate';
import { checkSurroundings } from '../../delivery/templates/checkSurroundings';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';

/** What the checks say of a document, the same as in the terminal: errors block, warnings ask. */
export async function checkDocument(
  { brand, clock, publicOrigin, picturesFolder, database }: Editor,
  document: string,
  acceptsWarnings: boolean,
): Promise<Result<undefined, Refusal>> {
  const sources = { brand, origin: publicOrigin, picturesFolder, now: clock(), database };
  const found = checkTemplate(document, await checkSurroundings(sources, [document]));
  const findings = found.map((finding) => ({ ...finding, parameters: { ...finding.parameters } }));
  if (findings.some(({ severity }) => severity === 'error'))
    return refuse('blocked', 'the checks found errors', { findings });
  if (findings.length > 0 && !acceptsWarnings)
    return refuse('warnings', 'the checks have warnings', { findings });
  return success(undefined);
}
