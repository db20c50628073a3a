import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';

/** Something that was set for a time which has come. Each of its two ways asks first whether it is still to be done. */
export interface DueMove {
  /** Id of the template or bundle. */
  readonly subject: string;
  /** Does it; false: it was dropped, or another host was first. */
  readonly act: (transaction: Transaction<Database>) => Promise<boolean>;
  /** Drops it, and tells who had set it; resolves with the name of what was dropped, undefined: nothing. */
  readonly hold: (transaction: Transaction<Database>) => Promise<string | undefined>;
}
