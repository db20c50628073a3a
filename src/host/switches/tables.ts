/** A block that is turned off wherever it stands, whatever is published. */
interface BlockSwitchRow {
  template_id: string;
  block_id: string;
  changed_at: number;
  changed_by: string;
  changed_by_name: string;
}

export interface SwitchTables {
  block_switches: BlockSwitchRow;
}
