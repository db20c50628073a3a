import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addChoreMetrics } from '../../../src/host/metrics/choreMetrics';
import { addDatabaseMetrics } from '../../../src/host/metrics/databaseMetrics';
import { addGuardMetrics } from '../../../src/host/metrics/guardMetrics';
import { HostMetrics } from '../../../src/host/metrics/hostMetrics';
import { LenderMetrics } from '../../../src/host/metrics/lenderMetrics';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { createBulkheads } from '../../../src/host/upstream/bulkheads';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const read = (name: string) => readFileSync(path.resolve(__dirname, '../../../docs', name), 'utf8');
const state = () => ({
  answers: true,
  isWritable: true,
  fault: undefined,
  freeBytes: 1,
  faults: { full: 0, readOnly: 0, corrupt: 0, newer: 0, unavailable: 0 },
});

/** Names of all figures of a host, without those that the parts of a histogram add to its own. */
async function namesOfFigures(): Promise<readonly string[]> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder: newFolder() });
  const { registry } = new HostMetrics({ templates: () => undefined, clock: Date.now });
  addDatabaseMetrics(registry, { state, pools: new Map() });
  addChoreMetrics(registry, { database, clock: Date.now });
  addGuardMetrics(registry, {
    openOutcomes: async () => 0,
    evidenceQueue: () => ({ length: 0, oldestSeconds: 0, lost: 0 }),
  });
  new LenderMetrics().register(registry, createBulkheads());
  await database.destroy();
  return registry.getMetricsAsArray().map(({ name }) => name);
}

it.each(['alerts.yml', 'dashboard.json'])(
  'docs/%s names figures that a host has, and no other',
  async (file) => {
    const named = [...new Set(read(file).match(/vitrina_\w+/g))].map((name) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(await namesOfFigures()).toEqual(expect.arrayContaining(named));
  },
);

it('the dashboard is JSON whose panels each ask for something', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: readonly { targets: readonly { expr: string }[] }[];
  };
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.includes('vitrina_')))).toBe(true);
});
