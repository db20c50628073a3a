import type { Kysely, Migration } from 'kysely';

/** The markets that an account reaches, and accounts of people who sign in at an identity provider. */
export const signingInElsewhereMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const columns = [
      ['markets', 'text'],
      ['identity_issuer', 'varchar(300)'],
      ['identity_subject', 'varchar(255)'],
    ] as const;
    for (const [name, type] of columns)
      await database.schema.alterTable('editor_accounts').addColumn(name, type).execute();
    await database.schema
      .createIndex('editor_accounts_by_identity')
      .on('editor_accounts')
      .columns(['identity_issuer', 'identity_subject'])
      .unique()
      .execute();
    await database.schema
      .createTable('editor_sign_ins')
      .addColumn('state_hash', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('return_path', 'varchar(300)', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
