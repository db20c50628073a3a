import { type Kysely, sql } from 'kysely';
import { type Database, isServer } from '../../src/host/store/database';

type Rows = readonly Readonly<Record<string, unknown>>[];

const inFile = {
  columns: sql`
    select m.name as place, c.* from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table' order by 1, cid`,
  tables: sql`
    select l.name, wr, strict, m.sql like '%autoincrement%' as numbers from pragma_table_list l
    join sqlite_master m on m.name = l.name order by 1`,
  indexes: sql`
    select m.name as place, i.name, "unique", origin, partial, c.seqno, c.name as column_name
    from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c where m.type = 'table' order by 1, 2, c.seqno`,
  references: sql`
    select m.name as place, f."from", f."table", f."to", f.on_update, f.on_delete
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table' order by 1, 2`,
  triggers: sql`select name, tbl_name, sql from sqlite_master where type = 'trigger' order by 1`,
};

const onServer = {
  columns: sql`
    select relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid) as usual
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace and attnum > 0 order by 1, attnum`,
  indexes: sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  constraints: sql`
    select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`,
  triggers: sql`
    select tgrelid::regclass::text as place, tgname, tgenabled, pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal order by 1, 2`,
  functions: sql`
    select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
};

/** All that a database says of its tables: columns in their order, indexes, constraints and triggers with what they do. */
export async function schemaOf(database: Kysely<Database>): Promise<Readonly<Record<string, Rows>>> {
  const found: Record<string, Rows> = {};
  for (const [name, query] of Object.entries(isServer(database) ? onServer : inFile))
    found[name] = (await query.execute(database)).rows as Rows;
  return found;
}
