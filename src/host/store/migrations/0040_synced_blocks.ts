import type { Kysely, Migration } from 'kysely';

/** Sections that stay one: which version they are, each version, and which templates have a copy. */
export const syncedBlocksMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    // Null: a section whose copies belong to their pages.
    await schema.alterTable('editor_sections').addColumn('synced_version', 'integer').execute();
    await schema.alterTable('editor_sections').addColumn('market', 'varchar(20)').execute();
    await schema.alterTable('editor_sections').addColumn('locale', 'varchar(20)').execute();
    await schema.alterTable('editor_sections').addColumn('changed_at', 'bigint').execute();
    await schema.alterTable('editor_sections').addColumn('changed_by_name', 'varchar(100)').execute();
    await schema
      .createTable('editor_section_versions')
      .addColumn('section_id', 'varchar(36)', (column) => column.notNull().references('editor_sections.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('saved_by_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('saved_by_name', 'varchar(100)', (column) => column.notNull())
      .addPrimaryKeyConstraint('editor_section_versions_key', ['section_id', 'version'])
      .execute();
    await schema
      .alterTable('editor_templates')
      .addColumn('synced_uses', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
