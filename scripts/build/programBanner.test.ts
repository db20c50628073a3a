import { runInNewContext } from 'node:vm';
import { programBanner } from './programBanner';

function runOn(node: string) {
  const said: string[] = [];
  const ended: number[] = [];
  const env: Record<string, string> = {};
  runInNewContext(programBanner, {
    process: { versions: { node }, env, exit: (code: number) => ended.push(code) },
    console: { error: (line: string) => said.push(line) },
  });
  return { said, ended, env };
}

it.each(['20.20.2', '18.0.0', '21.9.0'])('stops a program on Node %s and says what to install', (node) => {
  const { said, ended } = runOn(node);
  expect(said).toEqual([
    `Vitrina needs Node 22 or newer; this is ${node}. Install Node 24 (https://nodejs.org).`,
  ]);
  expect(ended).toEqual([1]);
});

it.each(['22.0.0', '24.21.0', '26.10.0'])('lets it go on on Node %s, for production', (node) => {
  expect(runOn(node)).toEqual({ said: [], ended: [], env: { NODE_ENV: 'production' } });
});
