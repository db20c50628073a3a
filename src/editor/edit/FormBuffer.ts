import { setAtPointer } from '../fields/pointer';

/** How long typing may rest before the one block that is typed into is drawn, in ms. */
const showRestMs = 150;
/** And before Puck hears of it, which then walks the whole page: longer than people rest between words. */
const commitRestMs = 1_000;

/**
 * A form's value between the keys and the canvas: what is typed shows in the form at once, in its block soon,
 * and Puck hears of it when typing rests, since it walks the whole page at every change.
 */
export class FormBuffer {
  private value: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private known: string,
    private readonly commit: (json: string) => void,
    /** Hears what is typed before it is handed over; undefined: nothing is any more. */
    private readonly show: (json: string | undefined) => void = () => undefined,
  ) {
    this.value = JSON.parse(known);
  }

  readonly read = (): unknown => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly change = (path: string, value: unknown): void => {
    this.value = setAtPointer(this.value, path, value);
    this.stop();
    this.timer = setTimeout(this.flush, commitRestMs);
    this.showTimer = setTimeout(() => this.show(JSON.stringify(this.value)), showRestMs);
    this.tell();
  };

  /** Something was typed that nobody else has heard of. */
  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  /** Hands over what is still waiting. */
  readonly flush = (): void => {
    if (this.timer === undefined) return;
    this.stop();
    this.known = JSON.stringify(this.value);
    this.commit(this.known);
    this.show(undefined);
    this.tell();
  };

  /** Puck's own state moved, by an undo for instance: it wins over what was typed before. */
  receive(json: string): void {
    if (json === this.known) return;
    this.stop();
    this.known = json;
    this.value = JSON.parse(json);
    this.show(undefined);
    this.tell();
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.showTimer);
    this.timer = undefined;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
