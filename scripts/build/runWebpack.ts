import webpack, { type Configuration, type MultiStats } from 'webpack';
import { PackageFault } from '../blocks/packageFault';

/** What a build could not be made of, in the words of webpack. */
export class BuildFault extends Error {
  override name = 'BuildFault';
}

/** What a block package was refused for while modules were looked for; webpack wraps it. */
function packageFaultIn({ stats }: MultiStats): PackageFault | undefined {
  const errors: readonly unknown[] = stats.flatMap(({ compilation }) => compilation.errors);
  return errors
    .flatMap((error) => [error, error instanceof Error && 'error' in error ? error.error : undefined])
    .find((error) => error instanceof PackageFault);
}

/** Runs a build and rejects where it has errors: with a `PackageFault` that is among them, else with a `BuildFault` of all of them. */
export async function runWebpack(configurations: readonly Configuration[]): Promise<MultiStats> {
  const compiler = webpack([...configurations]);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats) throw new Error('webpack ended without a result');
  if (stats.hasErrors())
    throw packageFaultIn(stats) ?? new BuildFault(stats.toString({ preset: 'errors-warnings' }));
  return stats;
}
