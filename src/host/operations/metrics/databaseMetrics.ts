import { Counter, type Registry } from 'prom-client';
import type { DatabaseState } from '../../store/databaseWatch';
import type { PoolUse } from '../../store/postgresPool';
import { addGauge, addGauges } from './gauge';

export interface ObservedDatabase {
  readonly state: () => DatabaseState;
  /** Pools of PostgreSQL by what they are for; SQLite has none. */
  readonly pools: ReadonlyMap<string, () => PoolUse>;
}

const figureOf = (is: boolean | undefined): number | undefined => (is === undefined ? undefined : Number(is));

/** How the database is, from what the host knows of it: asking for figures asks nothing of the database. */
export function addDatabaseMetrics(registry: Registry, { state, pools }: ObservedDatabase): void {
  addGauge(registry, 'vitrina_database_up', 'Whether the database answers: 1 or 0.', () =>
    Number(state().answers),
  );
  addGauge(registry, 'vitrina_database_writable', 'Whether the database takes writes: 1 or 0.', () =>
    figureOf(state().isWritable),
  );
  addGauge(
    registry,
    'vitrina_database_damaged',
    'Whether the database has said that what it holds is damaged: 1 or 0.',
    () => Number(state().fault === 'corrupt'),
  );
  addGauge(
    registry,
    'vitrina_data_free_bytes',
    'Bytes that are free where DATA_DIR lies.',
    () => state().freeBytes,
  );
  addGauge(
    registry,
    'vitrina_database_log_bytes',
    'Size of the log that SQLite writes ahead of its file, in bytes.',
    () => state().logBytes,
  );
  new Counter({
    name: 'vitrina_database_faults_total',
    help: 'Statements that failed, by what kept the database from its work.',
    labelNames: ['fault'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [fault, count] of Object.entries(state().faults)) this.inc({ fault }, count);
    },
  });
  for (const figure of ['used', 'idle', 'waiting', 'most'] as const) {
    const name = `vitrina_database_pool_${figure}`;
    const help = {
      used: 'Connections in use.',
      idle: 'Connections at rest.',
      waiting: 'Who waits for a connection.',
      most: 'Connections that a pool may have.',
    }[figure];
    addGauges(registry, { name, help, label: 'pool' }, () =>
      Object.fromEntries([...pools].map(([pool, read]) => [pool, read()[figure]])),
    );
  }
}
