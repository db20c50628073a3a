type Json = unknown;

/** Texts by which a screen decides what it shows; they stay, so that everything else is drawn. */
const deciding = new Set([
  'orderStatus',
  'isShow',
  'isScore',
  'inside',
  'isDelay',
  'isNeedPop',
  'isNeedScore',
  'isNewContract',
  'termUnit',
]);
/** So many rows of each list, each with texts of its own. */
const rows = 24;

/** Replies as the lender sends them, with a hostile text wherever there is one. */
export class HostileReplies {
  sinks = 0;
  private next = 0;

  constructor(private readonly payloads: readonly string[]) {}

  private payload(): string {
    this.sinks += 1;
    const found = this.payloads[this.next % this.payloads.length] ?? '';
    this.next += 1;
    return found;
  }

  fill(value: Json, key = ''): Json {
    if (typeof value === 'string') return deciding.has(key) ? value : this.payload();
    if (Array.isArray(value)) {
      const [first] = value as Json[];
      if (first === undefined) return [];
      return Array.from({ length: rows }, (_, position) =>
        this.fill((value as Json[])[position % value.length], key),
      );
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, this.fill(child, name)]));
  }

  /** A reply that refuses, in words of the attacker's. */
  refusal(): Json {
    return { code: 51, message: this.payload(), data: null };
  }
}
