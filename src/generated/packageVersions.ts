// Made by `npm run generate`, and by the build from the block packages that it takes in. Do not edit.

/** Raises a block's props by one version of its package. */
export type PropsStep = (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

export interface PackageVersion {
  /** Of the props that this build knows. */
  readonly version: number;
  /** By the version that each leads from. */
  readonly steps: Readonly<Record<number, PropsStep>>;
}

/** Blocks that came in packages, by type. */
export const packageVersions: Readonly<Record<string, PackageVersion>> = {};
