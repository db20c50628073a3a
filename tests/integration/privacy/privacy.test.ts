import { readFileSync } from 'node:fs';
import path from 'node:path';
import { places, provideDatabases } from '../../support/databases';
import { retentionKinds } from '../../../src/host/process/settings/retention';

const createDatabase = provideDatabases();
const root = path.resolve(__dirname, '../../..');
const document = readFileSync(path.join(root, 'docs/generated/privacy-tables.md'), 'utf8');

/** Columns by table, as docs/generated/privacy-tables.md lists them. */
function documented(): Map<string, string[]> {
  const rows = [...document.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
  return new Map(
    rows.map(([, table = '', columns = '']) => [
      table,
      [...columns.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort(),
    ]),
  );
}

it.each(places)(
  'docs/generated/privacy-tables.md names every table and column of %s, and no other',
  async (place) => {
    const { database } = await createDatabase(place);
    const tables = await database.introspection.getTables();
    const there = tables.map(
      ({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const,
    );
    expect(documented()).toEqual(new Map(there));
  },
);

it.each(Object.values(retentionKinds).map(({ setting, days }) => [setting, days] as const))(
  '%s stands there with its default',
  (setting, days) => {
    expect(document).toContain(`\`${setting}\`, ${days.toLocaleString('en')}`);
  },
);
