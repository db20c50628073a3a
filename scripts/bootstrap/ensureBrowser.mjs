import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium's engine without the windows around it: the same pages for about a third less work. */
const shells = ['/usr/bin/chromium-headless-shell'];

const installed = (places) => [process.env.CHROMIUM, ...places].find((file) => file && existsSync(file));

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

function fromDebian(root, names) {
  if (!hasCommand('apt-get')) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parameters) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...parameters];
    return succeeds(command, rest, root);
  };
  apt('update', '-q');
  const isInstalled = names.some((name) => apt('install', '-y', '-q', '--no-install-recommends', name));
  return isInstalled ? installed([...shells, ...wholeBrowsers]) : undefined;
}

/**
 * Path of a Chromium: one that is here, else the system's package, else Playwright's own download.
 * `isWhole`: with its windows, as people have it.
 */
export function ensureBrowser(root, { isWhole = false } = {}) {
  const places = isWhole ? wholeBrowsers : [...shells, ...wholeBrowsers];
  const packages = isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
  const found = installed(places) ?? fromDebian(root, packages) ?? fromPlaywright(root);
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM to its path.',
  );
}
