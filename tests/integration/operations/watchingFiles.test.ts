import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addJobMetrics } from '../../../src/host/operations/metrics/jobMetrics';
import { addDatabaseMetrics } from '../../../src/host/operations/metrics/databaseMetrics';
import { addGuardMetrics } from '../../../src/host/operations/metrics/guardMetrics';
import { HostMetrics } from '../../../src/host/operations/metrics/hostMetrics';
import { LenderMetrics } from '../../../src/host/operations/metrics/lenderMetrics';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { createBulkheads } from '../../../src/host/delivery/lender/bulkheads';
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
  addJobMetrics(registry, { database, clock: Date.now });
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

const duration = String.raw`\d+[smh]`;
/** One alert as docs/alerts.yml writes it; a plain text of YAML holds neither ": " nor " #". */
const alert = new RegExp(
  [
    String.raw`      - alert: (?<name>Vitrina\w+)`,
    String.raw`        expr: (?<expression>(?:(?!: | #).)+)`,
    String.raw`(?:        for: ${duration}\n)?        labels: \{ severity: (?:page|ticket) \}`,
    String.raw`        annotations: \{ summary: "[^"\\]+" \}\n`,
  ].join('\n'),
  'y',
);

function alertsOf(text: string) {
  const head =
    '# Alert rules for Prometheus; docs/operations.md says what each figure means and what to do.\ngroups:\n  - name: vitrina\n    rules:\n';
  expect(text.startsWith(head)).toBe(true);
  const alerts: { readonly name: string; readonly expression: string }[] = [];
  for (alert.lastIndex = head.length; alert.lastIndex < text.length;) {
    const at = alert.lastIndex;
    const { name = '', expression = '' } = alert.exec(text)?.groups ?? {};
    if (name === '') throw new Error(`no alert can be read at ${text.slice(at, at + 100)}`);
    alerts.push({ name, expression });
  }
  return alerts;
}

it('docs/alerts.yml is alerts of other names, each of which asks for something in closed brackets', () => {
  const alerts = alertsOf(read('alerts.yml'));
  expect(alerts.length).toBeGreaterThan(15);
  expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
  for (const { name, expression } of alerts) {
    const bare = expression.replace(/"[^"]*"/g, '');
    expect([name, bare]).toEqual([name, expect.stringContaining('vitrina_')]);
    for (const [open, close] of ['()', '[]', '{}'])
      expect([name, bare.split(open ?? '').length]).toEqual([name, bare.split(close ?? '').length]);
  }
});

it('the dashboard is JSON whose panels each ask for something', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: readonly { targets: readonly { expr: string }[] }[];
  };
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.includes('vitrina_')))).toBe(true);
});
