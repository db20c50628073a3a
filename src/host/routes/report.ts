import type { FastifyInstance } from 'fastify';
import { scrub } from '../logging/scrub';
import type { BlockFaultReport } from '../reports/blockFaultStore';
import type { TemplateSource } from '../templateSource';

export interface ReportOptions {
  readonly source: TemplateSource;
  readonly faults: { add(report: BlockFaultReport): Promise<void> };
  readonly rateLimits: boolean;
}

const mostBodyBytes = 4_096;
const reportsPerMinute = 120;

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['templateId', 'blockId', 'blockType', 'fault', 'detail'],
  properties: {
    templateId: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' },
    revision: { type: 'string', pattern: '^[0-9a-f]{0,64}$' },
    blockId: { type: 'string', maxLength: 100 },
    blockType: { type: 'string', maxLength: 64 },
    fault: { type: 'string', pattern: '^[A-Za-z][A-Za-z-]{0,63}$' },
    detail: { type: 'string', maxLength: 2_000 },
  },
} as const;

type ReportBody = Omit<BlockFaultReport, 'revision'> & { readonly revision?: string };

/** `POST /report` (contract §8): a block was left out. Counted without anything about who saw it. */
export function registerReport(app: FastifyInstance, { source, faults, rateLimits }: ReportOptions): void {
  const config = rateLimits ? { rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } } : {};
  const options = { bodyLimit: mostBodyBytes, schema: { body: bodySchema }, config };
  app.post<{ Body: ReportBody }>('/report', options, async (request, reply) => {
    const { revision = '', detail, ...report } = request.body;
    const lookup = await source.find(report.templateId);
    // A page that nobody published has no faults worth keeping.
    if (lookup.status === 'published') await faults.add({ ...report, revision, detail: scrub(detail) });
    return reply.code(204).send();
  });
}
