export type Wrapping = 'p' | 'h2' | 'h3' | 'strong' | 'em' | 'ul' | 'ol' | 'a';

interface Wrapped {
  readonly html: string;
  readonly start: number;
  readonly end: number;
}

const items = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<li>${line.trim()}</li>`)
    .join('\n');

function tagsOf(wrapping: Wrapping, text: string): readonly [string, string, string] {
  if (wrapping === 'a') return ['<a href="https://">', text, '</a>'];
  if (wrapping === 'ul' || wrapping === 'ol')
    return [`<${wrapping}>\n`, items(text) || '<li></li>', `\n</${wrapping}>`];
  return [`<${wrapping}>`, text, `</${wrapping}>`];
}

/** HTML with tags around a part of it; lists take a line as an item. */
export function wrap(html: string, start: number, end: number, wrapping: Wrapping): Wrapped {
  const [open, text, close] = tagsOf(wrapping, html.slice(start, end));
  const from = start + open.length;
  return {
    html: html.slice(0, start) + open + text + close + html.slice(end),
    start: from,
    end: from + text.length,
  };
}
