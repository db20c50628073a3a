/** What keeps a block package from being taken in: what is wrong, in which file, and what to do. */
export class PackageFault extends Error {
  constructor(
    readonly file: string,
    problem: string,
  ) {
    super(`${file}: ${problem}`);
    this.name = 'PackageFault';
  }
}
