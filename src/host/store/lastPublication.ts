import { type RawBuilder, sql } from 'kysely';

/**
 * Sequence of a template's last publication, as a part of a query.
 * @param templateId column that names the template
 */
export const lastSequenceOf = (templateId: string): RawBuilder<number> =>
  sql<number>`(select max(sequence) from template_publications where template_id = ${sql.ref(templateId)})`;
