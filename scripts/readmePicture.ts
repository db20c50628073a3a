/** `npm run readme-picture`: the shipped Mexican landing page on a phone, as the README shows it. Needs a build. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'docs/landing.webp');
const screen = { width: 360, height: 740 };
const scale = 2;
const bezel = 14 * scale;
const corner = 40 * scale;

async function startHost(dataFolder: string): Promise<{ host: ChildProcess; address: string }> {
  const host = spawn(process.execPath, [path.join(root, 'dist/host/main.js')], {
    env: { ...process.env, PORT: '0', UPSTREAM_URL: 'sandbox', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: host.stdout })) {
    const address = /Server listening at (http:[^"\s]+)/.exec(line)?.[1];
    if (address) return { host, address };
  }
  throw new Error('The host ended before it listened');
}

async function takeScreenshot(address: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({
    viewport: screen,
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  });
  await page.goto(`${address}/landing?id=mx-bienvenida`);
  await page.getByTestId('captcha-image').waitFor({ state: 'attached' });
  const picture = await page.screenshot();
  await browser.close();
  return picture;
}

const rounded = (width: number, height: number, radius: number, fill: string): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`,
  );

async function framePhone(screenshot: Buffer): Promise<void> {
  const [width, height] = [screen.width * scale, screen.height * scale];
  const glass = await sharp(screenshot)
    .composite([{ input: rounded(width, height, corner - bezel, '#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  await sharp(rounded(width + 2 * bezel, height + 2 * bezel, corner, '#1c1c1e'))
    .composite([{ input: glass, top: bezel, left: bezel }])
    .webp({ quality: 82 })
    .toFile(target);
}

async function main(): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vitrina-picture-'));
  const { host, address } = await startHost(dataFolder);
  try {
    await framePhone(await takeScreenshot(address));
  } finally {
    host.kill();
    await once(host, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  }
}

void main();
