/**
 * `npx tsx scripts/agedDatabase.ts --root DIR --database-url URL --name 0.1.0`: databases as an older version leaves them,
 * with rows in every table, as SQL in `tests/fixtures/databases/`, for `agedDatabases.test.ts` to take forward. DIR is a
 * checkout of that version with its `node_modules`: `agedDatabase/` is copied there and run by its code. URL is an empty database
 * of a PostgreSQL server that the `pg_dump` of the path can read.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({ options: { root: text, 'database-url': text, name: text } });
const cwd = path.resolve(values.root);
const folder = path.resolve(__dirname, '../tests/fixtures/databases');
const copy = path.join(cwd, 'scripts/agedDatabase');

mkdirSync(folder, { recursive: true });
cpSync(path.join(__dirname, 'agedDatabase'), copy, { recursive: true });
try {
  const program = ['--require', './tests/support/typeScript.cjs', path.join(copy, 'fillAndDump.ts')];
  const words = [values['database-url'], path.join(folder, values.name)];
  execFileSync(process.execPath, [...program, ...words], { cwd, stdio: 'inherit' });
} finally {
  rmSync(copy, { recursive: true });
}
