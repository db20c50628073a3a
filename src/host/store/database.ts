import type {
  AccountTables,
  AuditTables,
  DraftTables,
  PublishingTables,
  SessionTables,
  SettingTables,
} from './tables/editorTables';
import type { PictureTables, SwitchTables, BlockFaultTables, TemplateTables } from './tables/templateTables';
import type { StatisticsTables, HousekeepingTables, ProbeTables } from './tables/operationTables';
import type { EvidenceTables, LimitTables, SecretTables, RepeatTables } from './tables/callTables';
type EditorTables = AccountTables &
  SessionTables &
  SettingTables &
  AuditTables &
  DraftTables &
  PublishingTables &
  PictureTables &
  StatisticsTables &
  SwitchTables;

/** Every table of the host, in either database. Each part of the host declares its own. */
export type Database = TemplateTables &
  BlockFaultTables &
  ProbeTables &
  SecretTables &
  HousekeepingTables &
  EditorTables &
  LimitTables &
  RepeatTables &
  EvidenceTables;
