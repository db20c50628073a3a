import type { PictureTables } from '../editor/pictures/tables';
import type { PreviewTables } from '../editor/previews/tables';
import type { StatisticsTables } from '../editor/statistics/tables';
import type { SwitchTables } from '../editor/switches/tables';
import type { SandboxTables } from '../sandbox/tables';
import type { BlockFaultTables } from './blockFaultTables';
import type { TemplateTables } from './templateTables';

type EditorTables = PictureTables & PreviewTables & StatisticsTables & SwitchTables;

/** Every table of the host, in either database. Each part of the host declares its own. */
export type Database = TemplateTables & BlockFaultTables & SandboxTables & EditorTables;
