import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { borrowerPaths, redirectedPaths, sitePaths } from '../../../src/kernel/pagePaths';
import { registerShell } from '../../../src/host/editor/door/shell/registerShell';
import { createScreens } from '../../../src/pages/editor/screens';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const root = path.resolve(__dirname, '../../..');
const temporaryFolder = provideTemporaryFolders();

/** Rows of docs/generated/routes.md: words in backticks, by column. */
const rows = readFileSync(path.join(root, 'docs/generated/routes.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)))
  .map(([, routes = [], , tests = []]) => ({ routes, tests }));
const listed = rows.flatMap(({ routes }) => routes);
const plain = listed.filter((route) => !route.includes('#'));
const editorPlaces = new Set(plain.filter((route) => route.startsWith('/editor')));

const editorPaths = Object.keys(createScreens(() => undefined)).map((place) =>
  `/editor${place}`.replace(/\/$/, ''),
);

/** Contract §4. */
const served = [
  ...sitePaths,
  ...borrowerPaths,
  ...Object.keys(redirectedPaths),
  '/landing',
  '/testPreview',
  ...editorPaths,
  '/editor/invitation',
  '/editor/approval',
];

it.each(served)('%s stands in docs/generated/routes.md, once', (route) => {
  expect(plain.filter((each) => each === route)).toEqual([route]);
});

it('lists no route that nobody answers', async () => {
  const brand = { ...demoBrand(), devTools: true };
  const shell = {
    editor: { brand },
    assets: { scripts: [], styles: [] },
    closedReason: async () => undefined,
  };
  const registerEditor = async (host: FastifyInstance) => registerShell(host, shell);
  const { app } = await createTestApp({ folder: temporaryFolder(), brand, registerEditor });
  // The editor's page has a router of its own, below one route of the host.
  const unanswered = plain.filter((url) => !editorPlaces.has(url) && !app.hasRoute({ method: 'GET', url }));
  expect(unanswered).toEqual([]);
  for (const url of editorPlaces) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
  await app.close();
});

it.each(rows.map(({ routes, tests }) => [routes.join(' '), tests] as const))(
  '%s is proven by a test',
  (_routes, tests) => {
    expect(tests.length).toBeGreaterThan(0);
  },
);
