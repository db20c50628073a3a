import { useSyncExternalStore } from 'react';

/** A value that several parts of a screen read and change beside the store. */
export class Observed<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: Value) {}

  readonly read = (): Value => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(value: Value): void {
    this.current = value;
    for (const listener of this.listeners) listener();
  }
}

export const useObserved = <Value>({ subscribe, read }: Observed<Value>): Value =>
  useSyncExternalStore(subscribe, read);
