import { spawnSync } from 'node:child_process';
import path from 'node:path';

const receiver = path.resolve(__dirname, '../../examples/webhooks/receiver.mjs');

test.each([
  ['as the document prints it', 'whsec_…'],
  ['with nothing behind its beginning', 'whsec_'],
  ['of too few bytes', `whsec_${Buffer.alloc(23, 7).toString('base64')}`],
  ['beside a sound one', `whsec_${Buffer.alloc(24, 7).toString('base64')},whsec_`],
])('the example receiver does not start with a secret %s', (_name, secret) => {
  const { status, stderr } = spawnSync(process.execPath, [receiver], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('WEBHOOK_SECRET: expected')]);
});
