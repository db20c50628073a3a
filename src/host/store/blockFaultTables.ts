/** Faults of blocks that phones reported, counted (contract §8). Holds nothing about a person. */
export interface BlockFaultRow {
  template_id: string;
  /** Empty where the phone did not know it. */
  revision: string;
  block_id: string;
  fault: string;
  block_type: string;
  detail: string;
  count: number;
  /** Epoch milliseconds. */
  first_at: number;
  last_at: number;
}

export interface BlockFaultTables {
  block_faults: BlockFaultRow;
}
