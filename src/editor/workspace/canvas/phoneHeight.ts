/** Of a usual phone below the bars of its browser, in CSS pixels: previews are drawn in it. */
const phoneHeight = 740;
const fontSize = 16;

const heightTest = /\((min|max)-height:\s*([\d.]+)(px|em|rem)\)/g;

/** A media query with the tests of height that it has answered for a usual phone. */
export const answeredForPhone = (query: string): string =>
  query.replace(heightTest, (_, bound: string, size: string, unit: string) => {
    const height = Number(size) * (unit === 'px' ? 1 : fontSize);
    const holds = bound === 'min' ? phoneHeight >= height : phoneHeight <= height;
    return holds ? '(min-width: 0px)' : '(max-width: 0px)';
  });

function answerSheet({ cssRules }: CSSStyleSheet): void {
  for (const rule of cssRules) {
    if (!('media' in rule)) continue;
    const { media } = rule as CSSMediaRule;
    const answered = answeredForPhone(media.mediaText);
    if (answered !== media.mediaText) media.mediaText = answered;
  }
}

/**
 * Lays a page out as on a usual phone's screen, whatever its height: the canvas is as high as the window leaves room for,
 * and what blocks keep for very short screens is not what visitors see. Its style sheets come one by one.
 */
export function layOutAsPhone(page: Document): () => void {
  const handleLoad = ({ target }: Event): void => {
    // Of the frame's own window, whose classes are others.
    const sheet = (target as Partial<HTMLLinkElement> | null)?.sheet;
    if (sheet) answerSheet(sheet);
  };
  for (const sheet of page.styleSheets) answerSheet(sheet);
  page.addEventListener('load', handleLoad, true);
  return () => page.removeEventListener('load', handleLoad, true);
}
