import type {
  AccountTables,
  AuditTables,
  BundleTables,
  DraftTables,
  PublishingTables,
  SecondFactorTables,
  SessionTables,
  SettingTables,
} from './tables/editorTables';
import type { BlockFaultTables, PictureTables, SwitchTables, TemplateTables } from './tables/templateTables';
import type { SectionTables } from './tables/sectionTables';
import type { CommentTables } from './tables/commentTables';
import type { ConversionTables } from './tables/conversionTables';
import type { WebhookTables } from './tables/webhookTables';
import type { LeaseTables, ProbeTables, StatisticsTables } from './tables/operationTables';
import type { EvidenceTables, LimitTables, ReplyTables, SecretTables } from './tables/callTables';
import { type Kysely, PostgresAdapter } from 'kysely';

type EditorTables = AccountTables &
  SessionTables &
  SecondFactorTables &
  SettingTables &
  AuditTables &
  DraftTables &
  PublishingTables &
  BundleTables &
  SectionTables &
  CommentTables &
  PictureTables &
  StatisticsTables &
  SwitchTables &
  WebhookTables;

/** Every table of the host, in either database. Each part of the host declares its own. */
export type Database = TemplateTables &
  BlockFaultTables &
  ProbeTables &
  SecretTables &
  LeaseTables &
  EditorTables &
  LimitTables &
  ReplyTables &
  ConversionTables &
  EvidenceTables;

/** Whether a database, or a transaction of one, is PostgreSQL rather than SQLite. */
export const isServer = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
