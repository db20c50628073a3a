import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { blockSchemasOf } from '../generate/blockModules';
import { readSchemaFiles } from '../generate/schemaFiles';
import { readPackages } from './composeBlocks';
import type { ReadPackage } from './readPackage';

const root = path.resolve(__dirname, '../..');
const { common } = blockSchemasOf(readSchemaFiles(path.join(root, 'schemas')));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'block-'));
  cpSync(path.join(root, 'examples/blocks/priceTable'), path.join(folder, 'prices'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (blocks = './prices') => readPackages(blocks, folder, common);
const write = (name: string, content: string) => writeFileSync(path.join(folder, 'prices', name), content);

function changeManifest(changes: object): void {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'prices/block.json'), 'utf8')) as object;
  write('block.json', JSON.stringify({ ...manifest, ...changes }));
}

it('reads what is sound', () => {
  expect(read().map(({ manifest }) => manifest.type)).toEqual(['acme/priceTable']);
  expect(read()[0]?.bytes).toBeGreaterThan(100);
});

it.each([
  'priceTable',
  '../../evil',
  'acme/../hero',
  'acme/hero/../../x',
  '/etc',
  'acme/',
  'Acme/x',
  'acme/a.b',
])('refuses the type %p, which has no vendor and name', (type) => {
  changeManifest({ type });
  expect(() => read()).toThrow(/block\.json: its type has to have a vendor and a name/);
});

it('refuses two packages of one type', () => {
  cpSync(path.join(folder, 'prices'), path.join(folder, 'others'), { recursive: true });
  expect(() => read('./prices,./others')).toThrow(/its type acme\/priceTable is that of .*prices too/);
});

it('refuses a manifest that names more than there is', () => {
  changeManifest({ view: '../../../src/host/main.ts' });
  expect(() => read()).toThrow(/block\.json: \/ must NOT have additional properties \(view\)/);
});

it('refuses an icon that is more than a path', () => {
  changeManifest({ icon: '"/><script>alert(1)</script>' });
  expect(() => read()).toThrow(/\/icon must match pattern/);
});

it('refuses a fixture that its schema does not fit', () => {
  changeManifest({ fixture: { rows: [] } });
  expect(() => read()).toThrow(/\/fixture\/rows must NOT have fewer than 1 items/);
});

it.each([
  ["import { store } from '../../../src/host/main';", /View\.tsx:1: imports .* outside the package/],
  ["import { registry } from '/work/src/blocks/registry';", /View\.tsx:1: imports/],
  ["import { readFileSync } from 'node:fs';", /View\.tsx:1: imports "node:fs"/],
  ["import lodash from 'lodash';", /vitrina\/blocks and react only/],
  ["\nexport * from '../evil';", /View\.tsx:2: imports "\.\.\/evil"/],
  ["const late = import('./late');", /imports at run time/],
  ["const fs = require('fs');", /uses require/],
  ["type Host = import('../../src/host/main').Host;", /outside the package/],
  [
    "const a = <div dangerouslySetInnerHTML={{ __html: '' }} />;",
    /dangerouslySetInnerHTML: use SanitisedHtml/,
  ],
  ["const props = { 'dangerouslySetInnerHTML': 1 };", /dangerouslySetInnerHTML/],
  ['const a = <div style={{ color: "red" }} />;', /style prop/],
  ["eval('1');", /uses eval/],
  ["process.getBuiltinModule('fs');", /uses process/],
  ['\nconst a = <div>;', /View\.tsx:2: can't be read: JSX element 'div' has no corresponding closing tag/],
  ["import fs = require('fs');", /View\.tsx:1: imports by require/],
  ["export import fs = require('node:fs');", /imports by require/],
  ['/** @jsxImportSource evil */', /has @jsxImportSource/],
  ['\n// @jsx evil', /View\.tsx:2: has @jsx/],
  ["fetch('https://evil.example');", /uses fetch: blocks fetch and send nothing/],
  ["document.defaultView['fetch']('/');", /uses fetch/],
  ['document.defaultView[`fetch`]("/");', /uses fetch/],
  ["f\\u0065tch('/');", /uses fetch/],
  ['new XMLHttpRequest();', /uses XMLHttpRequest/],
  ["navigator.sendBeacon('/');", /uses sendBeacon/],
  ["new WebSocket('wss://evil.example');", /uses WebSocket/],
  ["window['fe' + 'tch']('/');", /uses window: blocks have no globals/],
  ['const a = <style>{"body { color: red; }"}</style>;', /draws <style>/],
  ['const a = <link rel="stylesheet" href="https://evil.example/a.css" />;', /draws <link>/],
])('refuses a view with %p', (source, message) => {
  write('View.tsx', source);
  expect(() => read()).toThrow(message);
});

it.each(['@import "https://evil.example/a.css";', '.a { color: red; }\n\nbody { color: red; }'])(
  'refuses a style sheet with %p',
  (style) => {
    write('View.module.css', style);
    expect(() => read()).toThrow(/View\.module\.css:[13]: /);
  },
);

it('refuses files that lead elsewhere', () => {
  symlinkSync(path.join(root, 'src/blocks/registry.ts'), path.join(folder, 'prices/other.ts'));
  expect(() => read()).toThrow(/other\.ts: is a link to somewhere else/);
});

it('refuses props that refer to what nothing cleans', () => {
  const schema = readFileSync(path.join(folder, 'prices/props.schema.json'), 'utf8');
  write('props.schema.json', schema.replace('$defs/text', '$defs/address'));
  expect(() => read()).toThrow(/props\.schema\.json: refers to .*address/);
});

it('refuses a block that weighs too much', () => {
  const noise = Array.from({ length: 4_000 }, (_, place) => `"${(place * 2_654_435_761) % 4_294_967_296}"`);
  write('noise.ts', `export const noise = [${noise.join(',')}];`);
  expect(() => read()).toThrow(/weighs \d+ bytes compressed; at most 12000/);
});

it('asks for the words of each field, and for the same texts in each language', () => {
  write('fields/en.json', '{ "label": { "title": "Title" } }');
  expect(() => read()).toThrow(/fields\/en\.json: has no "rows" under label/);
});

it('asks for the same texts in each language', () => {
  write('texts/es.json', '{ "amount": "Recibes" }');
  expect(() => read()).toThrow(/texts\/es\.json: has not the same texts as en\.json: look at "term"/);
});

it('asks for steps that lead to the version', () => {
  mkdirSync(path.join(folder, 'prices/migrations'));
  write('migrations/1.ts', 'export default (props: object) => props;');
  expect(() => read()).toThrow(/migrations\/1\.ts: is no step to version 1/);
});

it('the block of docs/engineers/blocks.md is one that the price table draws', () => {
  const text = readFileSync(path.join(root, 'docs/engineers/blocks.md'), 'utf8');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  const { type, version, props } = JSON.parse(json) as Record<'type' | 'version' | 'props', unknown>;
  const [{ manifest, file }] = read() as [ReadPackage];
  expect([type, version]).toEqual([manifest.type, manifest.version]);
  const validate = new Ajv({ strict: false, schemas: [common.schema] }).compile(file.schema);
  expect([validate(props), validate.errors]).toEqual([true, null]);
});

it('says which entry of BLOCKS is not there', () => {
  expect(() => read('./nowhere')).toThrow(/^\.\/nowhere: is named as a folder of blocks, but is not there/);
  expect(() => read('@acme/none')).toThrow(
    /^@acme\/none: is named as an npm package, which is not installed/,
  );
});
