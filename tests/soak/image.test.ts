import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { provideTemporaryFolders } from '../support/temporaryFolder';
import { until } from '../support/until';

const root = path.resolve(__dirname, '../..');
const minuteMs = 60_000;
const hasBuilder = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
const run = promisify(execFile);
const docker = async (...parameters: readonly string[]): Promise<string> =>
  (await run('docker', [...parameters], { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim();

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Hashes of what a build put out, by name. Maps hold paths of the machine that they were made on. */
function builtIn(project: string): string[] {
  const dist = path.join(project, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.name.endsWith('.map'))
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => `${sha256(readFileSync(file))}  ${path.relative(dist, file)}`)
    .sort();
}

/** Copies the project without what `.dockerignore` leaves out: what the builder is sent. */
function copyContext(folder: string): void {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isSent = (name: string) =>
    !ignored.some((each) => (each === '*.md' ? name.endsWith('.md') : name === each));
  for (const name of readdirSync(root).filter(isSent))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
}

// Run after `npm run build` of the same sources.
describe('what the builder of the image is sent', () => {
  const temporaryFolder = provideTemporaryFolders();

  it(
    'builds to the same bytes',
    async () => {
      const folder = temporaryFolder();
      copyContext(folder);
      // As `npm ci` would leave it.
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, maxBuffer: 2 ** 26 });
      expect(builtIn(folder)).toEqual(builtIn(root));
    },
    10 * minuteMs,
  );
});

// Where there is no builder, tests/integration/deployment.test.ts has read the Dockerfile all the same.
(hasBuilder ? describe : describe.skip)('the image', () => {
  let container: string;

  beforeAll(async () => {
    await docker('build', '--tag', 'vitrina-test', '.');
    const settings = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--env', 'UPSTREAM_URL=sandbox'];
    container = await docker('run', '--detach', ...settings, '--publish', '127.0.0.1::8080', 'vitrina-test');
  }, 30 * minuteMs);
  afterAll(async () => {
    if (container) await docker('rm', '--force', '--volumes', container);
  }, minuteMs);

  it(
    'holds what npm run build puts out',
    async () => {
      const list = "cd dist && find . -type f ! -name '*.map' -exec sha256sum {} + | sed 's# \\./# #'";
      const inside = await docker('exec', container, 'sh', '-c', list);
      expect(inside.split('\n').sort()).toEqual(builtIn(root));
    },
    minuteMs,
  );

  it(
    'runs as nobody in particular, becomes healthy, and ends within its time with 0',
    async () => {
      expect(await docker('exec', container, 'id', '-u')).toBe('1000');
      const health = () => docker('inspect', '--format', '{{.State.Health.Status}}', container);
      await until(async () => (await health()) === 'healthy', minuteMs);
      await docker('stop', '--time', '15', container);
      expect(await docker('inspect', '--format', '{{.State.ExitCode}}', container)).toBe('0');
    },
    2 * minuteMs,
  );
});
