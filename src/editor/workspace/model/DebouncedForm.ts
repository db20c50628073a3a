import { setAtPointer } from '../../../kernel/jsonPointer';
import { isComposing } from './composing';

/** How long typing may rest before the one block that is typed into is drawn, in ms. */
const showRestMs = 150;
/** And before Puck hears of it, which then walks the whole page: longer than people rest between words. */
const commitRestMs = 1_000;

/** What a form edits: JSON that Puck holds. */
export interface FormSource {
  /** As Puck holds it now; undefined: it is gone, such as a block that an undo took away. */
  readonly read: () => string | undefined;
  readonly commit: (json: string) => void;
  /** Hears what is typed before it is committed; undefined: nothing is any more. */
  readonly show?: (json: string | undefined) => void;
}

/**
 * A form's value between the keys and the canvas: what is typed shows in the form at once, in its block soon,
 * and is committed when typing rests, since Puck walks the whole page at every change.
 */
export class DebouncedForm {
  private value: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private known: string,
    private readonly source: FormSource,
  ) {
    this.value = JSON.parse(known);
  }

  readonly readValue = (): unknown => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly change = (path: string, value: unknown): void => {
    this.value = setAtPointer(this.value, path, value);
    this.stop();
    this.timer = setTimeout(this.rest, commitRestMs);
    this.showTimer = setTimeout(() => this.source.show?.(JSON.stringify(this.value)), showRestMs);
    this.tell();
  };

  /** Something was typed that is not committed. */
  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  /** Commits what is still waiting; what was typed and taken back by hand is no change. */
  readonly flush = (): void => {
    if (this.timer === undefined) return;
    this.stop();
    const json = JSON.stringify(this.value);
    if (json !== this.known) {
      this.known = json;
      this.source.commit(json);
    }
    this.source.show?.(undefined);
    this.tell();
  };

  /** Puck's own state moved: it wins over what was typed before. */
  readonly refresh = (): void => {
    const json = this.source.read();
    if (json === undefined || json === this.known) return;
    this.stop();
    this.known = json;
    this.value = JSON.parse(json);
    this.source.show?.(undefined);
    this.tell();
  };

  /** Half a word is not committed: it would be saved, and an undo would bring it back. */
  private readonly rest = (): void => {
    if (isComposing()) this.timer = setTimeout(this.rest, commitRestMs);
    else this.flush();
  };

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.showTimer);
    this.timer = undefined;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
