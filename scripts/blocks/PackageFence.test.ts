import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build/runWebpack';
import { cssLoader } from '../build/rules';
import { PackageFault } from './packageFault';
import { PackageFence } from './PackageFence';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'fence-')));
  mkdirSync(path.join(folder, 'block/parts'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.js'), 'export const secret = 1;');
  writeFileSync(path.join(folder, 'block/parts/own.js'), 'export const own = 1;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a host that takes in the block, whose view is given. */
async function build(view: string): Promise<void> {
  const block = path.join(folder, 'block');
  writeFileSync(path.join(folder, 'block/View.js'), view);
  writeFileSync(path.join(folder, 'host.js'), "import './secret.js'; import './block/View.js';");
  await runWebpack([
    {
      mode: 'development',
      devtool: false,
      target: 'node',
      context: folder,
      entry: './host.js',
      output: { path: path.join(folder, 'out') },
      module: { rules: [{ test: /\.css$/, use: [cssLoader(true, (file) => file.startsWith(block))] }] },
      resolveLoader: { modules: [path.resolve(__dirname, '../../node_modules')] },
      externals: ['react-dom/client'],
      plugins: [new PackageFence([block])],
    },
  ]);
}

it('lets a block import its own files, and the host what it likes', async () => {
  await expect(build("import { own } from './parts/own.js'; console.log(own);")).resolves.toBeUndefined();
});

it.each([
  "import '../secret.js';",
  "import './parts/../../secret.js';",
  "require('../secret.js');",
  "import('../secret.js');",
  "require('./parts/' + Math.random());",
  "new URL('../secret.js', import.meta.url);",
  "import '!!./parts/own.js';",
  "import 'node:fs';",
  "require('fs');",
  "import 'react-dom/client';",
])('refuses %p where it is resolved', async (view) => {
  await expect(build(view)).rejects.toThrow(PackageFault);
});

it('refuses a link that leads outside', async () => {
  symlinkSync(path.join(folder, 'secret.js'), path.join(folder, 'block/parts/link.js'));
  await expect(build("import './parts/link.js';")).rejects.toThrow(/leads outside/);
});

it('refuses styles without a class, where what read the package has missed them', async () => {
  writeFileSync(path.join(folder, 'own.module.css'), 'body { margin: 0; }');
  writeFileSync(path.join(folder, 'secret.js'), "import './own.module.css';");
  await expect(build("import './parts/own.js';")).resolves.toBeUndefined();
  writeFileSync(path.join(folder, 'block/View.module.css'), 'body { margin: 0; }');
  await expect(build("import './View.module.css';")).rejects.toThrow(/"body" is not pure/);
});
