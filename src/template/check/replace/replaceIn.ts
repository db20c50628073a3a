import { escapeHtml } from '../../../kernel/escapeHtml';
import { type HtmlPart, htmlParts } from './htmlParts';
import type { Span } from './replacement';

/** One place within a text, with enough around it to be recognised. */
export interface Match {
  /** What stands before it, at most so many signs. */
  readonly lead: string;
  readonly found: string;
  readonly tail: string;
}

export interface Replaced {
  readonly text: string;
  readonly matches: readonly Match[];
}

const around = 60;

const matchOf = (text: string, { start, end }: Span): Match => ({
  lead: text.slice(Math.max(0, start - around), start),
  found: text.slice(start, end),
  tail: text.slice(end, end + around),
});

interface Edit extends Span {
  readonly by: string;
}

const edited = (text: string, edits: readonly Edit[]): string => {
  let read = 0;
  const kept = edits.map(({ start, end, by }) => {
    const before = text.slice(read, start);
    read = end;
    return before + by;
  });
  return kept.join('') + text.slice(read);
};

type Find = (text: string) => readonly Span[];

/** Undefined: nothing of it is found. */
export function replaceInText(text: string, find: Find, by: string): Replaced | undefined {
  const spans = find(text);
  if (spans.length === 0) return undefined;
  return {
    text: edited(
      text,
      spans.map((span) => ({ ...span, by })),
    ),
    matches: spans.map((span) => matchOf(text, span)),
  };
}

/** In words a quote is a quote, so that plain HTML stays plain. */
const escapeWords = (words: string): string => words.replaceAll(/[&<>]/g, (sign) => escapeHtml(sign));

function editsOf(part: HtmlPart, html: string, spans: readonly Span[], by: string): readonly Edit[] {
  const { kind, sourceAt, isBare } = part;
  const escape = kind === 'words' ? escapeWords : escapeHtml;
  const edits = spans.map(({ start, end }) => ({
    start: sourceAt[start] ?? 0,
    end: sourceAt[end] ?? 0,
    by: escape(by),
  }));
  if (!isBare) return edits;
  const [first = 0, last = 0] = [sourceAt[0], sourceAt.at(-1)];
  const value = edited(html.slice(0, last), edits).slice(first);
  return [{ start: first, end: last, by: `"${value}"` }];
}

/** The same in HTML, within those of its parts that `reads` names: what is put in is never markup. */
export function replaceInHtml(
  html: string,
  reads: (kind: HtmlPart['kind']) => boolean,
  find: Find,
  by: string,
): Replaced | undefined {
  const edits: Edit[] = [];
  const matches: Match[] = [];
  for (const part of htmlParts(html)) {
    const spans = reads(part.kind) ? find(part.text) : [];
    if (spans.length === 0) continue;
    edits.push(...editsOf(part, html, spans, by));
    matches.push(...spans.map((span) => matchOf(part.text, span)));
  }
  return edits.length === 0 ? undefined : { text: edited(html, edits), matches };
}
