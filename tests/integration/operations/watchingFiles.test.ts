import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startHost } from '../../support/host';

const read = (name: string) => readFileSync(path.resolve(__dirname, '../../../docs/operators', name), 'utf8');
const token = 'a token of the tests that is long enough';

/** Names of all figures of a host as it is run, without those that the parts of a histogram add to its own. */
let shown: readonly string[];

beforeAll(async () => {
  const host = await startHost({ environment: { METRICS_TOKEN: token } });
  try {
    const reply = await fetch(`${host.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    shown = [...(await reply.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  } finally {
    await host.stop();
  }
}, 60_000);

it.each(['alerts.yml', 'dashboard.json', 'watching.md'])(
  'docs/%s names figures that a host has, and no other',
  (file) => {
    const named = [...new Set(read(file).match(/vitrina_\w+/g))].map((name) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(shown).toEqual(expect.arrayContaining(named));
  },
);

const duration = String.raw`\d+[smh]`;
/** One alert as docs/operators/alerts.yml writes it; a plain text of YAML holds neither ": " nor " #". */
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
    '# Alert rules for Prometheus; docs/operators/watching.md says what each figure means and what to do.\ngroups:\n  - name: vitrina\n    rules:\n';
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

it('docs/operators/alerts.yml is alerts of other names, each of which asks for something in closed brackets', () => {
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

it('the alarm of a lender that fails hears of its failures, not of calls that nobody waited for', () => {
  const [, failures = ''] = /outcome!~"([^"]+)"/.exec(read('alerts.yml')) ?? [];
  const outcomes = ['answered', 'refused', 'failed', 'timeout', 'broken', 'unreachable', 'busy', 'cancelled'];
  expect(outcomes.filter((outcome) => !new RegExp(`^(?:${failures})$`).test(outcome))).toEqual([
    'failed',
    'timeout',
    'broken',
    'unreachable',
    'busy',
  ]);
  for (const outcome of outcomes) expect(read('watching.md')).toContain(`\`${outcome}\``);
});

it('the dashboard is JSON whose panels each ask for something', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: readonly { targets: readonly { expr: string }[] }[];
  };
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.includes('vitrina_')))).toBe(true);
});
