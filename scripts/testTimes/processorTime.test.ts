import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ProcessorTime } from './processorTime';

/** A child that works for 300 ms of processor time, and one of its own that does the same and outlives it. */
const work = `const busy = (ms) => { while (process.cpuUsage().user < ms * 1000); };`;
const grandchild = `${work} busy(300); process.stdout.write(String(process.pid)); setInterval(() => {}, 1000);`;
const child = `${work}
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: ['ignore', 'inherit', 'ignore'], detached: true })
    .unref();
  busy(300);`;

/** Times stand in `/proc` on Linux alone. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('it counts what nobody waits for, and nothing of other processes', async () => {
  const started = spawn(process.execPath, ['-e', child], { stdio: ['ignore', 'pipe', 'inherit'] });
  const time = new ProcessorTime(started.pid ?? 0);
  const looking = setInterval(() => time.look(), 20);
  const [[id]] = (await Promise.all([once(started.stdout, 'data'), once(started, 'exit')])) as [
    [Buffer],
    unknown,
  ];
  clearInterval(looking);
  time.look();
  process.kill(Number(id));
  expect(time.total).toBeGreaterThan(580);
  // Starting Node twice takes some more; nothing of this process is in it.
  expect(time.total).toBeLessThan(2_500);
});
