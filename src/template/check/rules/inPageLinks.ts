import type { Text } from '../../../generated/template';
import type { Locale } from '../../../kernel/locale';
import { headingElementId, isHeadingId } from '../../headingId';
import { scanHtml } from '../../html/scanHtml';
import { htmlAddresses } from '../html/droppedHtml';
import { decodeEntities } from '../html/htmlText';
import { perText } from '../perText';
import type { Rule } from '../subject';
import { found } from '../templateCheck';

/** `#/…` names a screen. */
const inPage = /^#(?!\/)(.*)$/s;

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // It is a name as it stands.
    return hash;
  }
}

const targetsIn = perText(({ text }) =>
  htmlAddresses(text).flatMap(({ kind, address }) => {
    const hash = kind === 'link' ? inPage.exec(address)?.[1] : undefined;
    return hash === undefined ? [] : [nameIn(hash)];
  }),
);

/** Ids of the headings that keep theirs, as the page has them. */
function headingsIn(html: string): readonly string[] {
  if (!html.includes('<')) return [];
  return scanHtml(html).flatMap((piece) => {
    if (!('tag' in piece) || piece.tag.isClosing || !/^h[1-6]$/.test(piece.tag.name)) return [];
    const { value = '' } = piece.tag.attributes.find(({ name }) => name === 'id') ?? {};
    const id = decodeEntities(value);
    return isHeadingId(id) ? [headingElementId(id)] : [];
  });
}

/** What visitors of a language read. */
const shownIn = (text: Text, language: Locale, own: Locale): string =>
  (typeof text === 'string' ? text : (text[language] ?? text[own])) ?? '';

/** Links of formatted text to a place of the page that it does not have (contract §8): a tap does nothing. */
export const inPageLinks: Rule = ({ blocks, document, texts, words }) => {
  const leading = words.filter((each) => each.role === 'html' && targetsIn(each).length > 0);
  if (leading.length === 0) return [];
  const ids = new Set(blocks.map(({ envelope }) => envelope.id));
  const headings = texts.filter(({ role }) => role === 'html');
  return leading.flatMap((each) => {
    const known = new Set(
      headings.flatMap(({ value }) => headingsIn(shownIn(value, each.language, document.locale))),
    );
    return [...new Set(targetsIn(each))]
      .filter((target) => !ids.has(target) && !known.has(headingElementId(target)))
      .map((target) => found('linkToNowhere', each.path, { target: `#${target}` }));
  });
};
