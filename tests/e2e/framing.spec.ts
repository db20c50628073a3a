import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { screenPaths } from '../../src/pages/borrower/paths';
import { sitePaths } from '../../src/features/site/sitePages';
import { casesRun } from '../support/soak';
import { mexico } from './support/campaigns';
import { expect, test } from './support/test';

/** What a browser shows in a frame that the policy forbids. */
const blocked = 'chrome-error://chromewebdata/';

const publicPages = [
  `/landing?id=${mexico.id}`, '/landing', '/nowhere', '/testPreview', '/editor', '/editor/templates', '/preview/none', ...sitePaths, ...screenPaths,
];

const suite = test.extend<object, { readonly stranger: string }>({
  // Somebody else's site that frames whatever its query names.
  stranger: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server: Server = createServer((request, response) => {
        const framed = new URL(request.url ?? '/', 'http://x.test').searchParams.get('framed') ?? '';
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${framed.replaceAll('"', '&quot;')}"></iframe>`);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedErrors: [/Failed to load resource|frame-ancestors|X-Frame-Options|Framing/] });

/** Where the frame of a page ends up once it has been tried. */
async function framedAddress(page: Page, holder: string): Promise<string> {
  await page.goto(holder, { waitUntil: 'load' });
  const address = () => page.frames()[1]?.url() ?? '';
  await expect.poll(address).toMatch(/^[a-z-]+:(?!blank)/);
  return address();
}

suite('no page can be framed: not by another site, not by a page of our own @soak', async ({ page, host, stranger }) => {
  for (const path of publicPages) {
    const framed = encodeURIComponent(host.origin + path);
    expect.soft(await framedAddress(page, `${stranger}/?framed=${framed}`), `${path} in another site`).toBe(blocked);
  }
  // A page of our own origin that somebody managed to write.
  await page.route(`${host.origin}/written-by-others*`, (route) => {
    const framed = new URL(route.request().url()).searchParams.get('framed') ?? '';
    return route.fulfill({ contentType: 'text/html', body: `<iframe src="${framed}"></iframe>` });
  });
  for (const path of publicPages) {
    const framed = encodeURIComponent(path);
    expect.soft(await framedAddress(page, `${host.origin}/written-by-others?framed=${framed}`), `${path} in our own`).toBe(blocked);
  }
  // The editor's preview is for the editor's own origin alone.
  const preview = `${host.origin}/editor/frame/${mexico.id}`;
  expect(await framedAddress(page, `${host.origin}/written-by-others?framed=${encodeURIComponent(preview)}`)).toBe(preview);
  expect(await framedAddress(page, `${stranger}/?framed=${encodeURIComponent(preview)}`)).toBe(blocked);
  casesRun('framing', publicPages.length * 2 + 2, 'pages in a frame');
});
