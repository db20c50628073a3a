import type { EditorData } from '../items/editorData';
import { textOfData } from './documentText';

/** From one state of the document to the one that is shown now. */
export interface HistoryStep {
  readonly from: EditorData;
  readonly to: EditorData;
}

/**
 * States of the document, one for each change, for undo and redo. Puck's own history can't serve: it notes a change
 * 250 ms late, so that an undo before that takes back an older one and loses both.
 */
export class EditHistory {
  private index = 0;
  private states: readonly EditorData[];
  private readonly listeners = new Set<() => void>();

  constructor(
    first: EditorData,
    private currentText = textOfData(first),
  ) {
    this.states = [first];
  }

  get text(): string {
    return this.currentText;
  }

  readonly canUndo = (): boolean => this.index > 0;
  readonly canRedo = (): boolean => this.index < this.states.length - 1;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Notes a change; what says the same as the current state is none. */
  record(data: EditorData): void {
    const text = textOfData(data);
    if (text === this.currentText) return;
    this.states = [...this.states.slice(0, this.index + 1), data];
    this.show(this.index + 1, text);
  }

  /** One state back or forward; undefined: there is none. */
  step(by: 1 | -1): HistoryStep | undefined {
    const from = this.states[this.index];
    const to = this.states[this.index + by];
    if (!from || !to) return undefined;
    this.show(this.index + by, textOfData(to));
    return { from, to };
  }

  private show(index: number, text: string): void {
    this.index = index;
    this.currentText = text;
    for (const listener of this.listeners) listener();
  }
}
