import type { Migration } from 'kysely';
import { guardSignalsMigration } from './0042_guard_signals';
import { syncedKeysMigration } from './0043_synced_keys';
import { askedLocksMigration } from './0044_asked_locks';
import { baseMigration } from './base/base';

/** In their order, the base first. Never renamed, reordered or changed once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0041_base': baseMigration,
  '0042_guard_signals': guardSignalsMigration,
  '0043_synced_keys': syncedKeysMigration,
  '0044_asked_locks': askedLocksMigration,
};
