import { readFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './billOfMaterials';
import { licenceTexts, mayShip, shippedPackages, type LockedPackages } from './licences';

const root = path.resolve(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockedPackages;
};
const shipped = shippedPackages(packages);

test.each([
  ['MIT', 'some-package', true],
  ['(MPL-2.0 OR Apache-2.0)', 'some-package', true],
  ['MIT AND ISC', 'some-package', true],
  ['MIT AND GPL-3.0-only', 'some-package', false],
  ['AGPL-3.0-only', 'some-package', false],
  ['LGPL-3.0-or-later', 'some-package', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['SEE LICENSE IN terms.txt', 'some-package', false],
  ['', 'some-package', false],
])('a package under "%s" (%s) may ship: %s', (expression, name, may) => {
  expect(mayShip(expression, name)).toBe(may);
});

test('the bill of materials is CycloneDX, holds what ships and nothing else, and is the same twice', async () => {
  const [bill, again] = await Promise.all([
    billOfMaterials(root, 'vitrina'),
    billOfMaterials(root, 'vitrina'),
  ]);
  expect(again).toBe(bill);
  const { bomFormat, components, metadata } = JSON.parse(bill) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly purl: string; readonly hashes?: readonly unknown[] }[];
    readonly metadata: { readonly component: { readonly name: string } };
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.name).toBe('vitrina');
  const purls = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  expect(shipped.length).toBeGreaterThan(100);
  const missing = shipped.filter(({ name, version }) => !purls.has(`pkg:npm/${name}@${version}`));
  expect(missing).toEqual([]);
  expect([...purls].filter((purl) => /\/(webpack|jest|knip)@/.test(purl))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
}, 60_000);

test('the terms of what ships are passed on in their own words', async () => {
  const texts = await licenceTexts(root, packages);
  const { version } = packages['node_modules/react'] ?? {};
  expect(texts).toContain(`react ${version} (MIT)\n\nMIT License\n\nCopyright (c) Meta Platforms`);
  expect(texts).not.toMatch(/^webpack \d/m);
});
