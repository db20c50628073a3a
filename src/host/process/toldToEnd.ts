import { EndSignal } from './endSignal';

/**
 * Listens before the rest of the host is loaded. Until it serves nobody waits for an answer, and what it has begun in the database is
 * undone there: it ends at once.
 */
export const toldToEnd = new EndSignal(() => process.exit(0));
