import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { composeBlocks } from './scripts/blocks/composeBlocks';
import { type PackageBuild, packageBuild } from './scripts/blocks/packageBuild';
import { nodePrograms } from './scripts/build/nodePrograms';
import { cssLoader, scripts } from './scripts/build/rules';
import { BannerPlugin, Compilation, NormalModuleReplacementPlugin, type Configuration } from 'webpack';

const root = __dirname;

/** Oldest browsers that the pages run in; `docs/engineers/browsers.md` says why. */
const browserFloor = ['chrome 95', 'safari 15.4', 'firefox 100'];

/** The editor speaks two languages; its widgets bring 34, and each of the others becomes English. */
const withoutOtherLanguages = new NormalModuleReplacementPlugin(
  /^[./].*\/[a-z]{2}-[A-Z]{2}\.mjs$/,
  (resource) => {
    const isWidgets = /[\\/]node_modules[\\/]react-(aria|stately)/.test(resource.context);
    if (isWidgets)
      resource.request = resource.request.replace(/(?!es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/, 'en-US.mjs');
  },
);

/**
 * Tells V8 to compile the scripts of public pages as they come in, off the main thread: nearly every function in them is
 * called once, and compiling them one by one at their first call kept taps waiting (developer.chrome.com, explicit compile hints).
 */
const compiledEarly = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(start|landing|site|renderer)\.[0-9a-f]+\.js$/,
  // After the minimizer, which drops comments, and before files are named by their content and compressed.
  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

const browser = (foreign: PackageBuild): Configuration => ({
  name: 'browser',
  mode: 'production',
  context: root,
  target: ['web', 'es2020'],
  entry: {
    start: './src/pages/start/main.ts',
    landing: './src/pages/landing/main.tsx',
    borrower: './src/pages/borrower/main.tsx',
    site: './src/pages/site/main.tsx',
    testPreview: './src/pages/testPreview/main.tsx',
    preHydration: './src/pages/preHydration/main.ts',
    borrowerPreHydration: './src/pages/preHydration/borrower.ts',
    guarded: './src/pages/guarded/main.ts',
    statusPage: './src/pages/statusPage/main.ts',
    editor: './src/pages/editor/main.tsx',
  },
  output: {
    path: path.join(root, 'dist/browser'),
    publicPath: '/assets/',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    trustedTypes: 'vitrina#webpack',
    clean: true,
  },
  // The package's own exports name its development build for every bundler.
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    ...foreign.resolve,
    alias: {
      ...foreign.resolve.alias,
      'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
    },
  },
  module: {
    rules: [
      ...foreign.rules,
      scripts({ targets: browserFloor, bugfixes: true }, foreign.isOfPackage),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(false, foreign.isOfPackage)] },
      {
        test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
        loader: path.join(root, 'scripts/build/pureComponents.cjs'),
      },
    ],
  },
  plugins: [
    ...foreign.plugins,
    withoutOtherLanguages,
    compiledEarly,
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:10].css',
      chunkFilename: '[name].[contenthash:10].css',
    }),
    new CompressionPlugin({
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      test: /\.(js|css|svg)$/,
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as BrotliOptions,
      threshold: 0,
      minRatio: 1,
    }),
    new CompressionPlugin({
      filename: '[path][base].gz',
      test: /\.(js|css|svg)$/,
      threshold: 0,
      minRatio: 1,
    }),
  ],
  optimization: {
    // Small shared pieces go with each screen: in chunks of their own they compress worse and every screen asks for more.
    splitChunks: { chunks: 'async', minSize: 50_000 },
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        // Smaller than what terser makes of the same options, in a third of the whole build's time.
        minify: TerserPlugin.swcMinify,
        terserOptions: {
          ecma: 2020,
          compress: { passes: 4, keep_fargs: false },
          mangle: true,
          format: { comments: false },
        },
      }),
      new CssMinimizerPlugin(),
    ],
  },
  performance: { hints: false },
});

/** Pages, host and sandbox, with the block packages of `BLOCKS`. Throws a `PackageFault` where one of these is refused. */
export default function configurations(): readonly [Configuration, ...Configuration[]] {
  const packages = composeBlocks(process.env.BLOCKS ?? '', root, path.join(root, 'dist/blocks'));
  const foreign = packageBuild(packages, root);
  const programs = (name: string, entry: Readonly<Record<string, string>>): Configuration =>
    nodePrograms({ name, root, target: path.join(root, 'dist', name), entry, foreign });
  return [
    browser(foreign),
    programs('host', {
      main: './src/host/main.ts',
      templates: './src/host/operations/cli/templates.ts',
      data: './src/host/operations/data/main.ts',
    }),
    programs('sandbox', { main: './src/sandbox/main.ts' }),
  ];
}
