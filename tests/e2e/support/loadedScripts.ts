import type { Page } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const assets = path.resolve(__dirname, '../../../dist/browser');

export interface LoadedScripts {
  /** Names below `/assets/` without their hashes' difference: as the build wrote them. */
  readonly names: readonly string[];
  /** Their brotli files together, in bytes; the wire's headers are not counted. */
  readonly bytes: number;
  /** What they say, for a look at what must not be in it. */
  readonly source: string;
}

/** Which scripts a page asks for until it has come to rest. Bytes are read off the build, so that they don't vary. */
export async function scriptsOf(page: Page, address: string): Promise<LoadedScripts> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) names.add(path.basename(pathname));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = [...names];
  return {
    names: files,
    bytes: files.reduce((sum, name) => sum + statSync(path.join(assets, `${name}.br`)).size, 0),
    source: files.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('\n'),
  };
}
