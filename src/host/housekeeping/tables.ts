/** Whose turn a piece of housekeeping was last, of all hosts of a database. The first one rolled counts up, hence the name. */
interface TurnRow {
  name: string;
  /** Epoch milliseconds of the last time. */
  done_at: number;
}

export interface HousekeepingTables {
  count_housekeeping: TurnRow;
}
