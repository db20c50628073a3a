import type { FastifyRequest } from 'fastify';
import { fingerprintOf } from './idempotency';
import type { Sandbox } from './sandbox';

/** Long enough for a person to press Retry, short enough to see the fault again soon. */
const rememberedMs = 60_000;

/** True for a request that was not made within the last minute, by this borrower with this payload. */
export async function isFirstTry({ database, clock }: Sandbox, request: FastifyRequest): Promise<boolean> {
  const now = clock();
  const name = fingerprintOf(request.routeOptions.url ?? '', [request.query, request.body]);
  const expires_at = now + rememberedMs;
  const row = await database
    .insertInto('sandbox_stumbles')
    .values({ name, expires_at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ expires_at }).where('sandbox_stumbles.expires_at', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
