import type { AccountTables } from '../editor/accounts/accountTables';
import type { AuditTables } from '../audit/auditTables';
import type { DraftTables } from '../editor/drafts/draftTables';
import type { PictureTables } from '../pictures/tables';
import type { PublishingTables } from '../editor/publishing/publishingTables';
import type { SessionTables } from '../editor/sessions/sessionTables';
import type { SettingTables } from '../editor/settings/settingTables';
import type { StatisticsTables } from '../statistics/tables';
import type { SwitchTables } from '../switches/tables';
import type { EvidenceTables } from '../evidence/tables';
import type { LimitTables } from '../limits/tables';
import type { HousekeepingTables } from '../housekeeping/tables';
import type { SecretTables } from '../privacy/tables';
import type { RepeatTables } from '../repeats/tables';
import type { SandboxTables } from '../sandbox/tables';
import type { BlockFaultTables } from './blockFaultTables';
import type { ProbeTables } from './probeTables';
import type { TemplateTables } from './templateTables';

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
  SandboxTables &
  SecretTables &
  HousekeepingTables &
  EditorTables &
  LimitTables &
  RepeatTables &
  EvidenceTables;
