import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(__dirname, '../../..');

it('goes on without a log when whoever read it has gone', async () => {
  const support = path.join(root, 'tests/support');
  const words = ['--require', path.join(support, 'typeScript.cjs'), path.join(support, 'loggingHost.ts')];
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
    child.stdout.destroy();
    for (let request = 0; request < 5; request += 1)
      expect((await fetch(`${address}/logged`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill('SIGKILL');
  }
});
