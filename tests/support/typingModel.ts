/** The document as far as the model knows it: what each field says. */
export type Words = Readonly<Record<string, string>>;

/** From the last key until typing counts as at rest, in ms. */
const restMs = 1_000;

/**
 * What a person may expect of typing, undo and redo, in the simplest words: what is typed in one go is one step, and
 * an undo takes back the last step, the one that is still being typed before all others.
 */
export class TypingModel {
  private states: readonly Words[];
  private index = 0;
  private sinceKeyMs = 0;
  private typed: Words | undefined;

  constructor(first: Words) {
    this.states = [first];
  }

  /** What the screen shows. */
  get words(): Words {
    return this.typed ?? this.states[this.index] ?? {};
  }

  get canUndo(): boolean {
    return this.index > 0 || this.typed !== undefined;
  }

  get canRedo(): boolean {
    return this.typed === undefined && this.index < this.states.length - 1;
  }

  type(field: string, text: string): void {
    this.typed = { ...this.words, [field]: text };
    this.sinceKeyMs = 0;
  }

  pause(ms: number): void {
    this.sinceKeyMs += ms;
    if (this.sinceKeyMs >= restMs) this.settle();
  }

  /** The field was left, or something else was done. */
  settle(): void {
    const { typed } = this;
    this.typed = undefined;
    if (!typed || Object.entries(typed).every(([field, text]) => this.words[field] === text)) return;
    this.states = [...this.states.slice(0, this.index + 1), typed];
    this.index += 1;
  }

  /** The field that a step changed; undefined: there was none to take. */
  step(by: 1 | -1): string | undefined {
    this.settle();
    const before = this.words;
    if (!this.states[this.index + by]) return undefined;
    this.index += by;
    return Object.keys(before).find((field) => before[field] !== this.words[field]);
  }

  /** The page was left and opened again: nothing before that can be undone. */
  reopen(): void {
    this.settle();
    this.states = [this.words];
    this.index = 0;
  }
}
