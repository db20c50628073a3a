import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import {
  BannerPlugin,
  Compilation,
  NormalModuleReplacementPlugin,
  type Configuration,
  type RuleSetRule,
} from 'webpack';

const root = __dirname;

/** Oldest browsers that the pages run in; `docs/browsers.md` says why. */
const browserFloor = ['chrome 95', 'safari 15.4', 'firefox 100'];

const scripts = (env: object): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      env,
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    },
  },
});

/** Class names are derived from path and name alone, so that both builds agree on them. */
const cssLoader = (onlyNames: boolean) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      localIdentName: '[hash:base64:5]',
      exportOnlyLocals: onlyNames,
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
});

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

const resolve = { extensions: ['.tsx', '.ts', '.js'] };

const browser: Configuration = {
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
    ...resolve,
    alias: { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') },
  },
  module: {
    rules: [
      scripts({ targets: browserFloor, bugfixes: true }),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(false)] },
      {
        test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
        loader: path.join(root, 'scripts/build/pureComponents.cjs'),
      },
    ],
  },
  plugins: [
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
    splitChunks: { chunks: 'async', minSize: 60_000 },
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
};

/** Programs of Node, in a folder of their own. */
const programs = (name: string, entry: Readonly<Record<string, string>>): Configuration => ({
  name,
  mode: 'production',
  context: root,
  target: 'node20.19',
  entry: { ...entry },
  output: {
    path: path.join(root, 'dist', name),
    filename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  devtool: 'source-map',
  resolve,
  plugins: [
    // React is required as it is installed: unless it is told so, it takes its development build.
    new BannerPlugin({ banner: "process.env.NODE_ENV ??= 'production';", raw: true, entryOnly: true }),
  ],
  // Packages stay in node_modules: some carry binaries, and an operator can audit what is installed.
  externals: [
    ({ request }, callback) =>
      request && /^[a-z@]/i.test(request) && !path.isAbsolute(request)
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
    rules: [scripts({ targets: { node: '20.19' } }), { test: /\.css$/, use: [cssLoader(true)] }],
  },
  optimization: { minimize: false },
});

export default [
  browser,
  programs('host', {
    main: './src/host/main.ts',
    templates: './src/host/operations/cli/templates.ts',
    data: './src/host/operations/data/main.ts',
  }),
  programs('sandbox', { main: './src/sandbox/main.ts' }),
];
