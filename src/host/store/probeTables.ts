/** Rows by which hosts see whether the database takes writes; none outlives its transaction. */
interface WriteProbeRow {
  id: string;
  content: string;
  /** Epoch milliseconds. */
  written_at: number;
}

export interface ProbeTables {
  write_probes: WriteProbeRow;
}
