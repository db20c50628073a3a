import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mexico } from '../../../tests/e2e/support/campaigns';
import { byId, everyValue, isTextByLocale } from '../../../tests/support/shippedTemplates';

const read = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');

/** Style sheets and scripts are sent without what is there for readers only. */
const compact = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

/** The hand-written page as it is sent: one document, styles and script inside. */
export const referenceDocument = (): string =>
  read('page.html')
    .replace('/* page.css */', () => compact(read('page.css')))
    .replace('/* page.js */', () => compact(read('page.js')));

/** Spanish texts of the shipped page's blocks that the reference does not show: then the two are no longer the same page. */
export function missingTexts(): readonly string[] {
  const html = referenceDocument();
  const shipped = byId.get(mexico.id);
  const texts = everyValue(shipped?.blocks)
    .filter(isTextByLocale)
    .map(({ es }) => es ?? '');
  const pieces = texts.flatMap((text) => text.split(/<[^>]+>/)).map((piece) => piece.trim());
  return [...new Set(pieces)].filter((piece) => !html.includes(piece));
}
