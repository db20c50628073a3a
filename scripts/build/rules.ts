import type { RuleSetRule } from 'webpack';

/** How code is compiled. @param isOfPackage block packages are compiled even where they are installed */
export const scripts = (env: object, isOfPackage: (file: string) => boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: (file) => /node_modules/.test(file) && !isOfPackage(file),
  use: {
    loader: 'swc-loader',
    options: {
      env,
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    },
  },
});

/**
 * Class names are derived from path and name alone, so that both builds agree on them.
 * @param isOfPackage style sheets of block packages, where each selector has to hold a class of theirs
 */
export const cssLoader = (onlyNames: boolean, isOfPackage: (file: string) => boolean) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      mode: (file: string) => (isOfPackage(file) ? 'pure' : 'local'),
      localIdentName: '[hash:base64:5]',
      exportOnlyLocals: onlyNames,
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
});
