import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Runs a build and rejects where it has errors, with all of them. */
export async function runWebpack(configurations: readonly Configuration[]): Promise<MultiStats> {
  const compiler = webpack([...configurations]);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats) throw new Error('webpack ended without a result');
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings' }));
  return stats;
}
