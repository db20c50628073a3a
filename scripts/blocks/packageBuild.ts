import path from 'node:path';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import type { ComposedBlocks } from './composeBlocks';
import { PackageFence } from './PackageFence';

/** What webpack needs for a build with block packages; without any, next to nothing. */
export interface PackageBuild {
  readonly rules: readonly RuleSetRule[];
  readonly plugins: readonly WebpackPluginInstance[];
  readonly resolve: { readonly alias: Record<string, string>; readonly modules?: string[] };
  /** Whether a file is code of a package, which is compiled even where it is installed. */
  readonly isOfPackage: (file: string) => boolean;
}

/** @param root of the project */
export function packageBuild({ packages, replacements }: ComposedBlocks, root: string): PackageBuild {
  const folders = packages.map(({ folder }) => folder);
  return {
    rules: replacements.map(({ file, by, hash }) => ({
      resource: file,
      enforce: 'pre',
      loader: path.join(root, 'scripts/build/replaceSource.cjs'),
      options: { by, hash },
    })),
    plugins: folders.length > 0 ? [new PackageFence(folders)] : [],
    resolve: {
      alias: { 'vitrina/blocks$': path.join(root, 'src/blocks/packageSurface.ts') },
      // A package may lie elsewhere: React is ours.
      ...(folders.length > 0 && { modules: ['node_modules', path.join(root, 'node_modules')] }),
    },
    isOfPackage: (file) => folders.some((folder) => file.startsWith(folder + path.sep)),
  };
}
