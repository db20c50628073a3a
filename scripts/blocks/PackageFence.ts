import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, ResolveData } from 'webpack';
import { PackageFault } from './packageFault';
import { publicModules, refusedImport } from './sourceRules';

/** What style sheets are turned into by the build: their own content, and the build's runtime. */
const isOfStyles = (issuer: string, file: string, folder: string): boolean =>
  issuer.endsWith('.css') &&
  (within(file, folder) || /[\\/]node_modules[\\/](css-loader|mini-css-extract-plugin)[\\/]/.test(file));

const within = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

const isBare = (request: string): boolean => !/^(\.|\/|[A-Za-z]:)/.test(request);

/**
 * Keeps what packages import inside them: whatever a module of theirs asks for by whatever way is looked at where it is
 * found; what has a name instead of a path before that, since a program of Node leaves it where it is installed.
 */
export class PackageFence {
  constructor(private readonly folders: readonly string[]) {}

  private folderOf(issuer: string): string | undefined {
    return this.folders.find((each) => within(issuer, each));
  }

  private nameProblemOf(issuer: string, request: string): string | undefined {
    const folder = this.folderOf(issuer);
    const isLookedAt = folder !== undefined && !issuer.endsWith('.css') && isBare(request);
    return isLookedAt ? refusedImport(request, issuer, folder) : undefined;
  }

  private problemOf(issuer: string, request: string, resource: string): string | undefined {
    const folder = this.folderOf(issuer);
    const file = resource.replace(/[?#].*$/, '');
    if (folder === undefined || isOfStyles(issuer, file, folder)) return undefined;
    if (publicModules.includes(request)) return undefined;
    if (request.includes('!')) return `names a loader in "${request}". Import the file itself`;
    const isInside = within(realpathSync(file), folder);
    return refusedImport(request, issuer, folder) ?? (isInside ? undefined : `"${request}" leads outside it`);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PackageFence', (_, { normalModuleFactory, contextModuleFactory }) => {
      const look = (data: ResolveData): void => {
        const { resource = '' } = data.createData as { resource?: string };
        const { issuer } = data.contextInfo;
        const problem = this.problemOf(issuer, data.request, resource);
        if (problem !== undefined) throw new PackageFault(issuer, problem);
      };
      normalModuleFactory.hooks.beforeResolve.tap('PackageFence', ({ contextInfo: { issuer }, request }) => {
        const problem = this.nameProblemOf(issuer, request);
        if (problem !== undefined) throw new PackageFault(issuer, problem);
      });
      normalModuleFactory.hooks.afterResolve.tap('PackageFence', look);
      contextModuleFactory.hooks.beforeResolve.tap('PackageFence', (data) => {
        const issuer = typeof data === 'object' ? data.context : '';
        if (this.folders.includes(issuer) || this.folderOf(issuer) !== undefined)
          throw new PackageFault(issuer, 'imports what it names only at run time. Write the path out');
        return data;
      });
    });
  }
}
