import { setAtPointer } from '../fields/pointer';

/** How long typing may rest before the canvas is drawn, in ms. */
const restMs = 400;

/**
 * A form's value between the keys and the canvas: what is typed shows in the form at once, Puck hears of it when typing
 * rests, since it walks the whole page at every change.
 */
export class FormBuffer {
  private value: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private known: string,
    private readonly commit: (json: string) => void,
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
    this.tell();
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, restMs);
  };

  /** Hands over what is still waiting. */
  readonly flush = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.known = JSON.stringify(this.value);
    this.commit(this.known);
  };

  /** Puck's own state moved, by an undo for instance: it wins over what was typed before. */
  receive(json: string): void {
    if (json === this.known) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.known = json;
    this.value = JSON.parse(json);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
