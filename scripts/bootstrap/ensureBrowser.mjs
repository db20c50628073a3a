import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => [process.env.CHROMIUM, ...systemPaths].find((file) => file && existsSync(file));

const succeeds = (command, parameters, root) =>
  spawnSync(command, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const hasCommand = (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;

function fromPlaywright(root) {
  const cli = path.join(root, 'node_modules/.bin/playwright');
  if (!succeeds(cli, ['install', 'chromium'], root)) return undefined;
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  const file = stdout.trim();
  return existsSync(file) ? file : undefined;
}

function fromDebian(root) {
  if (!hasCommand('apt-get')) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parameters) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...parameters];
    return succeeds(command, rest, root);
  };
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', 'chromium') ? installed() : undefined;
}

/** Path of a Chromium: one that is here, else the system's package, else Playwright's own download. */
export function ensureBrowser(root) {
  const found = installed() ?? fromDebian(root) ?? fromPlaywright(root);
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM to its path.',
  );
}
