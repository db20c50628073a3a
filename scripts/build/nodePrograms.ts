import path from 'node:path';
import { BannerPlugin, type Configuration } from 'webpack';
import type { PackageBuild } from '../blocks/packageBuild';
import { oldestNode } from '../bootstrap/nodeVersion.mjs';
import { programBanner } from './programBanner';
import { cssLoader, scripts } from './rules';

interface NodePrograms {
  readonly name: string;
  /** Of the project. */
  readonly root: string;
  /** Folder of their own, written anew. */
  readonly target: string;
  readonly entry: Readonly<Record<string, string>>;
  readonly foreign: PackageBuild;
}

/** Programs of Node, in a folder of their own. */
export const nodePrograms = ({ name, root, target, entry, foreign }: NodePrograms): Configuration => ({
  name,
  mode: 'production',
  context: root,
  target: `node${oldestNode}`,
  entry: { ...entry },
  output: { path: target, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
  devtool: 'source-map',
  resolve: { extensions: ['.tsx', '.ts', '.js'], ...foreign.resolve },
  plugins: [...foreign.plugins, new BannerPlugin({ banner: programBanner, raw: true, entryOnly: true })],
  // Packages stay in node_modules: some carry binaries, and an operator can audit what is installed.
  externals: [
    ({ request }, callback) =>
      request && /^[a-z@]/i.test(request) && !path.isAbsolute(request) && request !== 'vitrina/blocks'
        ? callback(undefined, `commonjs ${request}`)
        : callback(),
  ],
  externalsPresets: { node: true },
  node: { __dirname: false },
  module: {
    parser: {
      javascript: {
        // What it makes stays a `require` of the running program.
        createRequire: false,
        // One file a program: screens that the browser loads on demand are all there when the host draws them.
        dynamicImportMode: 'eager',
      },
    },
    rules: [
      ...foreign.rules,
      scripts({ targets: { node: String(oldestNode) } }, foreign.isOfPackage),
      { test: /\.css$/, use: [cssLoader(true, foreign.isOfPackage)] },
    ],
  },
  optimization: { minimize: false },
});
