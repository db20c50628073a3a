import validateTemplate from '../../generated/validators/template';
import { isRecord } from '../../kernel/record';
import { checkBlock } from './checkBlock';
import { collectBlocks } from './collectBlocks';
import { findJsonError } from './jsonError';
import { subjectOf } from './subject';
import { weighPage, type PageWeight } from './weight/weighPage';

/** What a template's page would weigh on the reference phone; undefined where the text is no template. */
export function weighTemplate(
  text: string,
  pictureBytes: (address: string) => number | undefined,
): PageWeight | undefined {
  const document: unknown = findJsonError(text) ? undefined : JSON.parse(text);
  if (!isRecord(document) || !validateTemplate(document)) return undefined;
  const sound = collectBlocks(document.blocks).blocks.map(checkBlock);
  const blocks = sound.flatMap(({ block, findings }) => (block && findings.length === 0 ? [block] : []));
  return weighPage(subjectOf(document, blocks, new TextEncoder().encode(text).byteLength), pictureBytes);
}
