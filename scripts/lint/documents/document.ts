/** A document as its lint reads it. Lines are counted from 1. */
export interface Document {
  /** From the root, with `/` between. */
  readonly file: string;
  readonly lines: readonly DocumentLine[];
}

export interface DocumentLine {
  readonly number: number;
  readonly text: string;
  /** Within a fence of code. */
  readonly isCode: boolean;
}

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export function readDocument(file: string, text: string): Document {
  let isCode = false;
  const lines = text.split('\n').map((line, index) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return { number: index + 1, text: line, isCode: isCode || isFence };
  });
  return { file, lines };
}

/** What stands in backticks in its prose, and each line of its code. */
export function quotedIn({ lines }: Document): readonly { readonly line: number; readonly text: string }[] {
  return lines.flatMap(({ number, text, isCode }) =>
    isCode
      ? [{ line: number, text }]
      : [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => ({ line: number, text: quoted })),
  );
}

/** Names by which its headings are linked to, as GitHub makes them. */
export function anchorsOf({ lines }: Document): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { text, isCode } of lines) {
    const heading = isCode ? undefined : /^#{1,6} (.+)$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${name}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}
