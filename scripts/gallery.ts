/**
 * `npm run gallery`: docs/generated/gallery.md and its pictures, from the built host. Needs a build. `npm run gallery -- repay site`
 * takes only the states anew whose names begin so.
 */
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startHost } from '../tests/support/host';
import { bindAlbum } from './gallery/album';
import { photograph, type Shot } from './gallery/camera';
import { checkFonts } from './gallery/fonts';
import { rooms } from './gallery/rooms';
import type { GalleryState, HostName, Language } from './gallery/state';

/** What somebody published as the site's page about us. */
const noTemplate = JSON.stringify({ schemaVersion: 1, id: 'site-about', kind: 'channel', locale: 'es' });
/** Pages that are open at once. */
const cameras = 3;

interface Task {
  readonly state: GalleryState;
  readonly language: Language;
}

const wanted = process.argv.slice(2);

const tasks: readonly Task[] = rooms
  .flatMap(({ states }) => states)
  .filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
  .flatMap((state) =>
    Object.keys(state.addresses).map((language) => ({ state, language: language as Language })),
  );

type Origins = Readonly<Record<HostName, string>>;

/** Pictures in the tasks' order. A state that can't be reached fails the run, and keeps its last picture. */
async function photographAll(
  browser: Browser,
  origins: Origins,
): Promise<{ shots: Shot[]; failures: string[] }> {
  const found: Shot[] = [];
  const failures: string[] = [];
  const waiting = tasks.entries();
  async function work(): Promise<void> {
    for (const [position, { state, language }] of waiting) {
      try {
        found[position] = await photograph(browser, origins[state.host ?? 'whole'], state, language);
      } catch (error) {
        failures.push(`${state.name} (${language}): ${String(error)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: cameras }, work));
  return { shots: found.filter(Boolean), failures };
}

async function main(): Promise<void> {
  const environment = { RATE_LIMITS: 'off' };
  const whole = await startHost({
    environment,
    fails: true,
    brand: { devTools: true, testLogin: { username: '5512345678', smsCode: '4321' } },
  });
  const broken = await startHost({ environment, fails: true, documents: [noTemplate] });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    await checkFonts(browser);
    const { shots, failures } = await photographAll(browser, { whole: whole.origin, broken: broken.origin });
    await bindAlbum(path.resolve(__dirname, '../docs/generated'), rooms, shots);
    for (const failure of failures) console.error(failure);
    process.exitCode = failures.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([whole.stop(), broken.stop()]);
  }
}

void main();
