import type { SandboxTables } from '../sandbox/tables';
import type { BlockFaultTables } from './blockFaultTables';
import type { TemplateTables } from './templateTables';

/** Every table of the host, in either database. Each part of the host declares its own. */
export type Database = TemplateTables & BlockFaultTables & SandboxTables;
