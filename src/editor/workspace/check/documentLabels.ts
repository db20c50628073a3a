import { atPointer, segmentsOf } from '../../../kernel/jsonPointer';
import { recordOf } from '../../../kernel/record';
import type { Translate } from '../../../texts/textKey';
import { fieldTrail, placeWords } from '../../library/fields/fieldTrail';
import { typeLabel } from '../../kit/data/typeLabel';
import type { AnyFinding } from './lineText';
import { isOfPage, fixLocation, fixLanguage } from './fixLocation';

/** What is no JSON has no blocks. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Segments up to the innermost block of a place; undefined: it is the page's own. */
function blockOf(segments: readonly string[]): readonly string[] | undefined {
  if (segments[0] !== 'blocks' || segments.length < 2) return undefined;
  const props = segments.lastIndexOf('props');
  return props < 0 ? segments.slice(0, 2) : segments.slice(0, props);
}

function nameOf(document: unknown, finding: AnyFinding, translate: Translate): string {
  const segments = segmentsOf(fixLocation(finding));
  const block = isOfPage(finding) ? undefined : blockOf(segments);
  const { type } = recordOf(block && atPointer(document, block.map((segment) => `/${segment}`).join('')));
  const inside = block ? segments.slice(block.length + 1) : segments;
  const language = fixLanguage(finding);
  return placeWords([
    typeof type === 'string' ? typeLabel(type, translate) : translate('editorEdit:check.page'),
    ...fieldTrail(typeof type === 'string' ? type : undefined, inside, translate),
    ...(language === undefined ? [] : [translate(`editorFields:choice.locale_${language}`)]),
  ]);
}

/** The places of findings in words, each once: block, or the page, field and language. */
export function documentPlaces(
  text: string,
  findings: readonly AnyFinding[],
  translate: Translate,
): readonly string[] {
  const document = read(text);
  return [...new Set(findings.map((finding) => nameOf(document, finding, translate)))];
}
