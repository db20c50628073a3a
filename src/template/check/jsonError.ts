/** Where a text stops being JSON (RFC 8259). */
export interface JsonError {
  /** Both count from 1; columns in UTF-16 units, as editors do. */
  readonly line: number;
  readonly column: number;
  readonly expected: string;
}

type Expectation = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

const words: Record<Expectation, string> = {
  value: 'a value',
  valueOrEnd: 'a value or ]',
  key: 'a name in double quotes',
  keyOrEnd: 'a name in double quotes or }',
  colon: 'a colon',
  commaOrEnd: 'a comma or the end of the list or object',
  nothing: 'the end of the text',
};

const whitespace = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- RFC 8259 §7 forbids bare control characters in strings
const string = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads tokens one after the other; no recursion, so that depth costs nothing. */
class Scanner {
  position = 0;
  expectation: Expectation = 'value';
  private readonly open: ('{' | '[')[] = [];

  constructor(private readonly text: string) {}

  /** False at the first place that is not JSON, or at the end. */
  step(): boolean {
    this.take(whitespace);
    if (this.position >= this.text.length) return false;
    switch (this.expectation) {
      case 'colon':
        return this.takeCharacter(':', 'value');
      case 'commaOrEnd':
        return this.takeEnd() || this.takeCharacter(',', this.open.at(-1) === '{' ? 'key' : 'value');
      case 'keyOrEnd':
        return this.takeEnd() || this.takeKey();
      case 'key':
        return this.takeKey();
      case 'valueOrEnd':
        return this.takeEnd() || this.takeValue();
      case 'value':
        return this.takeValue();
      case 'nothing':
        return false;
    }
  }

  private take(token: RegExp): boolean {
    token.lastIndex = this.position;
    const found = token.exec(this.text)?.[0];
    this.position += found?.length ?? 0;
    return found !== undefined;
  }

  private takeCharacter(character: string, next: Expectation): boolean {
    if (this.text[this.position] !== character) return false;
    this.position += 1;
    this.expectation = next;
    return true;
  }

  private takeKey(): boolean {
    if (!this.take(string)) return false;
    this.expectation = 'colon';
    return true;
  }

  private takeValue(): boolean {
    for (const [opener, next] of [
      ['{', 'keyOrEnd'],
      ['[', 'valueOrEnd'],
    ] as const) {
      if (this.takeCharacter(opener, next)) {
        this.open.push(opener);
        return true;
      }
    }
    return (this.take(string) || this.take(scalar)) && this.valueEnded();
  }

  private takeEnd(): boolean {
    const closer = this.open.at(-1) === '{' ? '}' : ']';
    if (!this.takeCharacter(closer, this.expectation)) return false;
    this.open.pop();
    return this.valueEnded();
  }

  private valueEnded(): true {
    this.expectation = this.open.length === 0 ? 'nothing' : 'commaOrEnd';
    return true;
  }

  get isWhole(): boolean {
    return this.position >= this.text.length && this.expectation === 'nothing';
  }
}

/** The first error of a text as JSON; undefined where it is JSON. Engines word theirs differently, or without a place. */
export function findJsonError(text: string): JsonError | undefined {
  const scanner = new Scanner(text);
  while (scanner.step());
  if (scanner.isWhole) return undefined;
  const lines = text.slice(0, scanner.position).split('\n');
  return {
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    expected: words[scanner.expectation],
  };
}
