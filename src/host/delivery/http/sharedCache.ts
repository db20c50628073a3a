import { LRUCache } from 'lru-cache';

interface Sized {
  readonly size: number;
}

/**
 * Values that take time to make, made once: further callers wait for the same one. Bounded by bytes, the
 * least recently used go first. A failed making is not remembered.
 */
export class SharedCache<Value extends Sized> {
  private readonly ready: LRUCache<string, Value>;
  private readonly underWay = new Map<string, Promise<Value>>();

  constructor(maxBytes: number) {
    this.ready = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => Math.max(1, size) });
  }

  async find(key: string, isUsable: (value: Value) => boolean, make: () => Promise<Value>): Promise<Value> {
    const known = this.ready.get(key);
    if (known && isUsable(known)) return known;
    const making = this.underWay.get(key) ?? this.make(key, make);
    return making;
  }

  private make(key: string, make: () => Promise<Value>): Promise<Value> {
    const making = make()
      .then((value) => {
        this.ready.set(key, value);
        return value;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }
}
