import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { OnStatementFailed } from './sqliteDialect';

export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
}

/** After these nobody knows what the server still does on the connection. */
const leavesOpen = (statement: string, error: unknown): boolean =>
  statement === 'rollback' || (error instanceof Error && error.message === 'Query read timeout');

/** A connection taken from the pool; one whose transaction could not be ended, or that never answered, goes back to nobody. */
class WatchedClient implements PostgresPoolClient {
  private isSpoilt = false;

  constructor(
    private readonly client: PostgresPoolClient,
    private readonly giveBack: (isSpoilt: boolean) => void,
    private readonly onStatementFailed: OnStatementFailed,
  ) {}

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('the dialect was given no cursor');
    return this.run(statement, parameters);
  }

  private async run<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    try {
      return await this.client.query<Row>(statement, parameters);
    } catch (error) {
      this.isSpoilt ||= leavesOpen(statement, error);
      this.onStatementFailed(error);
      throw error;
    }
  }

  release(): void {
    this.giveBack(this.isSpoilt);
  }
}

/** What Kysely asks of a pool, over one of pg. */
export const watchedPool = (pool: pg.Pool, onStatementFailed: OnStatementFailed): PostgresPool => ({
  async connect() {
    try {
      const client = await pool.connect();
      return new WatchedClient(client, (isSpoilt) => client.release(isSpoilt), onStatementFailed);
    } catch (error) {
      onStatementFailed(error);
      throw error;
    }
  },
  end: () => pool.end(),
});

export const useOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolUse => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  most: options.max,
});
