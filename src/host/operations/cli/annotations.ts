import type { EditorFinding } from '../../../generated/editor';
import { escapeSegment } from '../../../kernel/jsonPointer';

/** Where something begins in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/gy;

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Offsets of all values of a JSON text, by their JSON Pointers. What is no JSON has those before its fault. */
function offsetsOf(text: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const reader = new RegExp(token);
  let peeked: { readonly word: string; readonly at: number } | undefined;
  const peek = () => {
    if (peeked) return peeked;
    const found = reader.exec(text);
    // What can't be read is where the text ends.
    if (!found) reader.lastIndex = text.length;
    const word = found?.[1] ?? '';
    return (peeked = { word, at: reader.lastIndex - word.length });
  };
  const next = () => {
    const found = peek();
    peeked = undefined;
    return found;
  };
  const readItems = (end: string, readItem: (position: number) => void) => {
    next();
    for (let position = 0; peek().word !== end && peek().word !== ''; position += 1) {
      readItem(position);
      if (peek().word !== ',') break;
      next();
    }
    next();
  };
  function readValue(pointer: string): void {
    const { word, at } = peek();
    offsets.set(pointer, at);
    if (word === '{')
      readItems('}', () => {
        const name = nameOf(next().word);
        next();
        readValue(`${pointer}/${escapeSegment(name)}`);
      });
    else if (word === '[') readItems(']', (position) => readValue(`${pointer}/${position}`));
    else next();
  }
  readValue('');
  return offsets;
}

function nameOf(word: string): string {
  try {
    return String(JSON.parse(word));
  } catch {
    return word;
  }
}

/** Reads a text once. Where a JSON Pointer's value begins in it; of one that is missing the innermost that is there. */
export function placesIn(text: string): (pointer: string) => TextPlace {
  const offsets = offsetsOf(text);
  return (pointer) => {
    let known = pointer;
    while (known !== '' && !offsets.has(known)) known = known.slice(0, known.lastIndexOf('/'));
    return placeAt(text, offsets.get(known) ?? 0);
  };
}

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A fault of a whole file as a workflow command of GitHub Actions. */
export const fileAnnotation = (file: string, message: string): string =>
  `::error file=${escapeProperty(file)}::${escapeMessage(message)}`;

/** Findings of a file as workflow commands of GitHub Actions, which shows each beside its line in a review. */
export function annotationsOf(
  file: string,
  document: string,
  findings: readonly EditorFinding[],
): readonly string[] {
  const placeOf = placesIn(document);
  return findings.map(({ severity, path, rule, message }) => {
    const { line, column } = placeOf(path);
    const properties = [`file=${escapeProperty(file)}`, `line=${line}`, `col=${column}`];
    return `::${severity} ${[...properties, `title=${escapeProperty(rule)}`].join(',')}::${escapeMessage(message)}`;
  });
}
