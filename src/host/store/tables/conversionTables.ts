/** A registration that came by an advert's click, on its way to one endpoint. */
export interface ConversionRow {
  /** The same at every endpoint, and for every repeat of the registration's call. */
  event_id: string;
  /** Its name in the brand file. */
  endpoint: string;
  /** The exact bytes that are sent, sealed; null: nothing is sent any more, and nothing is known any more. */
  body: string | null;
  /** Which privacy key sealed it and made the hash. */
  key_id: string | null;
  /** Keyed hash of the telephone that was registered; gone together with the body. */
  phone_hash: string | null;
  /** Epoch milliseconds, as every time here. */
  created_at: number;
  /** When it was to be sent first. */
  due_at: number;
  /** `erased`: the person asked for it. */
  state: 'pending' | 'delivered' | 'failed' | 'erased';
  tries: number;
  next_at: number;
  /** Until then one host sends it; who is killed meanwhile holds it no longer. */
  leased_until: number;
  /** Of the last answer. */
  status: number | null;
  problem: string | null;
}

export interface ConversionTables {
  conversions: ConversionRow;
}
