/** Tables that this build does not know: only the version that made them, or a later one, can use the database. */
export class NewerDatabase extends Error {
  /** @param migration the first step that this build does not know */
  constructor(readonly migration: string) {
    super(
      `the database was made by a newer version (${migration}): start that version, or restore a backup into an empty database`,
    );
    this.name = 'NewerDatabase';
  }
}
