import { type ForeignBlock, identifierOf } from './foreignBlock';

/** What checks, host and editor know of blocks that came in packages. */
function packagesModule(foreign: readonly ForeignBlock[]): string {
  const rows = Object.fromEntries(
    foreign.map(({ type, version, icon, isStatic, origins, bytes }) => [
      type,
      { version, icon, isStatic, origins, bytes },
    ]),
  );
  return `// Made by \`npm run generate\`, and by the build from the block packages that it takes in. Do not edit.
export interface PackagedBlock {
  readonly version: number;
  /** A path drawn on a grid of 24 by 24. */
  readonly icon: string;
  readonly isStatic: boolean;
  /** Origins that its pictures and videos come from, besides the page's own. */
  readonly origins: { readonly images: readonly string[]; readonly media: readonly string[] };
  /** Its code and styles, compressed. */
  readonly bytes: number;
}

/** Blocks that came in packages, by type. */
export const packagedBlocks: Readonly<Record<string, PackagedBlock>> = ${JSON.stringify(rows, null, 2)};
`;
}

/** In a module of its own: it is all that a page in the browser needs of a package besides its code. */
function migrationsModule(foreign: readonly ForeignBlock[]): string {
  const steps = foreign.flatMap(({ type, migrations }) =>
    migrations.map(({ from, module }) => ({ name: `${identifierOf(type)}_${from}`, type, from, module })),
  );
  const rows = foreign.map(({ type, version }) => {
    const own = steps.filter((step) => step.type === type).map(({ from, name }) => `${from}: ${name}`);
    return `  ${JSON.stringify(type)}: { version: ${version}, steps: { ${own.join(', ')} } },\n`;
  });
  const imports = steps.map(({ name, module }) => `import ${name} from ${JSON.stringify(module)};\n`);
  return `// Made by \`npm run generate\`, and by the build from the block packages that it takes in. Do not edit.
${imports.join('')}
/** Raises a block's props by one version of its package. */
export type PropsStep = (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

export interface PackageVersion {
  /** Of the props that this build knows. */
  readonly version: number;
  /** By the version that each leads from. */
  readonly steps: Readonly<Record<number, PropsStep>>;
}

/** Blocks that came in packages, by type. */
export const packageVersions: Readonly<Record<string, PackageVersion>> = {${rows.length > 0 ? '\n' : ''}${rows.join('')}};
`;
}

export const packageModules = (foreign: readonly ForeignBlock[]): ReadonlyMap<string, string> =>
  new Map([
    ['generated/packagedBlocks.ts', packagesModule(foreign)],
    ['generated/packageVersions.ts', migrationsModule(foreign)],
  ]);
