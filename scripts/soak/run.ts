/** `npm run test:soak`: proves each promise of `docs/generated/reliability.md` with all its cases, and writes that table. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isKept, tableOf, writeTable, type Proof } from './document';
import { promises, type ProvenPromise } from './promises';
import { isJest, results, runPromise } from './runPromise';

const root = path.resolve(__dirname, '../..');
const table = path.join(root, 'docs/generated/reliability.md');

/** The promises named on the command line in their order, all where none is; an unknown name ends the run before it starts. */
function wantedPromises(ids: readonly string[]): readonly ProvenPromise[] {
  const unknown = ids.filter((id) => !promises.some((promise) => promise.id === id));
  if (unknown.length > 0)
    throw new Error(
      `No promise is called ${unknown.join(', ')}. There are: ${promises.map(({ id }) => id).join(', ')}.`,
    );
  return ids.length === 0 ? promises : ids.flatMap((id) => promises.filter((promise) => promise.id === id));
}

/** One after the other, each row written at once: a run of hours that is cut short has lost nothing but the rest. */
async function proveInTurn(wanted: readonly ProvenPromise[]): Promise<readonly Proof[]> {
  const proofs: Proof[] = [];
  for (const promise of wanted) {
    const proof = await runPromise(promise);
    proofs.push(proof);
    writeTable(table, [proof]);
    console.log(
      `\n${promise.id}: ${isKept(proof) ? 'kept' : 'NOT KEPT'} (${proofs.length} of ${wanted.length})\n`,
    );
  }
  return proofs;
}

/** Loads that are measured have the machine to themselves, once all else is done. */
const needsTheMachine = ({ test }: ProvenPromise): boolean => test.startsWith('tests/soak/');

async function main(): Promise<void> {
  const wanted = wantedPromises(process.argv.slice(2));
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const build = spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The build failed.');
  const beside = wanted.filter((promise) => !needsTheMachine(promise));
  const lanes = [beside.filter(isJest), beside.filter((promise) => !isJest(promise))];
  const proofs = (await Promise.all(lanes.map(proveInTurn))).flat();
  proofs.push(...(await proveInTurn(wanted.filter(needsTheMachine))));
  console.log(`\n${tableOf(proofs, '')}`);
  process.exitCode = proofs.every(isKept) ? 0 : 1;
}

void main();
