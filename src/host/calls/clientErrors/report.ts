import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageSteps, type PageStep } from '../../../contract/endpoints';
import { journeyFacts, type JourneyFacts } from '../../../contract/journey';
import { keyFactFields } from '../../../kernel/keyFactsFaults';
import type { TemplateFault } from '../../../template/fault';
import { scrub } from '../../process/logging/scrub';
import { vitalNames, type VitalName } from '../../../kernel/vitals';
import { trackedAudience } from '../counting/audience';
import type { CountRecorder } from '../counting/countRecorder';
import type { BlockFaultReport } from './blockFaultStore';
import type { KeyFactsLog, KeyFactsReport } from './keyFactsLog';
import { KnownBlocks, type FindRevision } from './knownBlocks';
import { withTimeout } from '../../../kernel/timeout';
import { RequestFault } from '../../delivery/http/requestFault';
import type { TemplateSource } from '../../delivery/templates/templateSource';

export interface ReportOptions {
  readonly source: TemplateSource;
  readonly faults: { add(report: BlockFaultReport): Promise<void> };
  /** Absent where no revisions are kept. */
  readonly findRevision?: FindRevision;
  readonly counts: Pick<
    CountRecorder,
    'recordEvent' | 'recordVital' | 'recordError' | 'recordFault' | 'recordJourney'
  >;
  readonly keyFacts: Pick<KeyFactsLog, 'add'>;
  readonly rateLimits: boolean;
}

const maxBodyBytes = 4_096;
const reportsPerMinute = 120;
const databasePatienceMs = 3_000;

const pageProperties = {
  templateId: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' },
  revision: { type: 'string', pattern: '^[0-9a-z]{0,64}$' },
} as const;

const faultKinds = [
  'unknownType',
  'invalid',
  'tooDeep',
  'tooMany',
  'unsafeAddress',
  'threw',
] as const satisfies readonly TemplateFault['kind'][];

/** Groups of experiments that a visitor is in, as calls say them. */
const variantSchema = { type: 'string', maxLength: 1_000 } as const;
const namesSchema = {
  type: 'array',
  maxItems: 200,
  uniqueItems: true,
  items: { type: 'string', minLength: 1, maxLength: 100 },
} as const;
const msSchema = { type: 'number', minimum: 0, maximum: 3_600_000 } as const;

/** Reports by kind; one that names none is about a block that was left out. */
const schemas = {
  block: {
    type: 'object',
    additionalProperties: false,
    required: ['templateId', 'blockId', 'blockType', 'fault', 'detail'],
    properties: {
      ...pageProperties,
      blockId: { type: 'string', maxLength: 100 },
      blockType: { type: 'string', maxLength: 64 },
      fault: { enum: faultKinds },
      detail: { type: 'string', maxLength: 2_000 },
      variant: variantSchema,
    },
  },
  vitals: {
    type: 'object',
    additionalProperties: false,
    required: ['templateId', 'vitals'],
    properties: {
      ...pageProperties,
      vitals: {
        type: 'object',
        additionalProperties: false,
        properties: {
          LCP: msSchema,
          INP: msSchema,
          CLS: { type: 'number', minimum: 0, maximum: 1_000 },
        },
      },
      variant: variantSchema,
    },
  },
  step: {
    type: 'object',
    additionalProperties: false,
    required: ['templateId', 'step'],
    properties: {
      ...pageProperties,
      step: { enum: pageSteps },
      variant: variantSchema,
      utmTag: { type: 'string', maxLength: 1_000 },
    },
  },
  journey: {
    type: 'object',
    additionalProperties: false,
    required: ['templateId', 'facts', 'isFirst'],
    properties: {
      ...pageProperties,
      isFirst: { type: 'boolean' },
      facts: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(journeyFacts.map((fact) => [fact, namesSchema] as const)),
      },
      variant: variantSchema,
    },
  },
  error: {
    type: 'object',
    additionalProperties: false,
    required: ['templateId', 'error'],
    properties: {
      ...pageProperties,
      error: { type: 'string', maxLength: 300 },
      place: { type: 'string', pattern: '^([A-Za-z0-9._-]{1,80}:\\d{1,7}:\\d{1,7})?$' },
    },
  },
  keyFacts: {
    type: 'object',
    additionalProperties: false,
    required: ['productId', 'missing'],
    properties: {
      productId: { type: 'string', pattern: '^[A-Za-z0-9._~-]{0,40}$' },
      missing: {
        type: 'array',
        maxItems: keyFactFields.length,
        uniqueItems: true,
        items: { enum: keyFactFields },
      },
      allIn: {
        type: 'object',
        additionalProperties: false,
        required: ['stated', 'computed'],
        properties: { stated: { type: 'number' }, computed: { type: 'number' } },
      },
    },
  },
} as const;

type Reported<Content> = Content & {
  readonly templateId: string;
  readonly revision?: string;
  readonly variant?: string;
};
type BlockReport = Reported<Omit<BlockFaultReport, 'templateId' | 'revision'>>;
type VitalsReport = Reported<{ readonly vitals: Partial<Record<VitalName, number>> }>;
type StepReport = Reported<{
  readonly step: PageStep;
  readonly utmTag?: string;
}>;
type JourneyReport = Reported<{ readonly isFirst: boolean; readonly facts: JourneyFacts }>;
type ErrorReport = Reported<{ readonly error: string; readonly place?: string }>;

const isKind = (kind: unknown): kind is keyof typeof schemas =>
  typeof kind === 'string' && Object.hasOwn(schemas, kind);

const kindOf = (body: unknown): keyof typeof schemas => {
  const kind = typeof body === 'object' && body !== null && 'kind' in body ? body.kind : undefined;
  return isKind(kind) ? kind : 'block';
};

/** `POST /report` (contract §8): what went wrong on a page, how quickly it came, how far a visit got, where it stopped, or what is wrong with a loan's key facts. Nothing about who saw it. */
export function registerReport(
  app: FastifyInstance,
  { source, faults, findRevision, counts, keyFacts, rateLimits }: ReportOptions,
): void {
  const config = rateLimits ? { rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } } : {};

  const blocks = new KnownBlocks(findRevision);

  /** Anyone may send a report: what names no page that is live, or no block of it, is dropped. */
  async function addFault({ ip: address }: FastifyRequest, report: BlockReport): Promise<void> {
    const { templateId, revision = '', blockId, fault, detail, variant = '' } = report;
    const lookup = await source.find(templateId);
    if (lookup.status !== 'published') return;
    const blockType = await blocks.typeOf(lookup.template, revision, blockId);
    if (blockType === undefined) return;
    counts.recordFault({ templateId, revision, variant, label: `${blockId} ${fault}`, address });
    await faults.add({ templateId, revision, blockId, blockType, fault, detail: scrub(detail) });
  }

  /** Made up, it would make a row of its own in the counts; a database that is away or stalls costs the name, not the count. */
  async function knownRevision({ templateId, revision = '' }: Reported<unknown>): Promise<string> {
    const lookup = await source.find(templateId);
    if (lookup.status !== 'published') return '';
    return withTimeout(databasePatienceMs, blocks.revisionOf(lookup.template, revision)).catch(() => '');
  }

  async function addVitals({ ip: address }: FastifyRequest, report: VitalsReport): Promise<void> {
    const { templateId, vitals, variant = '' } = report;
    const revision = await knownRevision(report);
    for (const name of vitalNames) {
      const value = vitals[name];
      if (value !== undefined) counts.recordVital({ templateId, revision, variant, name, value, address });
    }
  }

  function addStep(request: FastifyRequest, report: StepReport): void {
    const { templateId, step: kind, variant = '', utmTag = '' } = report;
    counts.recordEvent({
      kind,
      templateId,
      variant,
      utmTag,
      audience: trackedAudience(request),
      address: request.ip,
    });
  }

  async function addError(report: ErrorReport): Promise<void> {
    const { templateId, error, place = '' } = report;
    counts.recordError(
      templateId,
      await knownRevision(report),
      place === '' ? scrub(error) : `${scrub(error)} (${place})`,
    );
  }

  app.post('/report', { bodyLimit: maxBodyBytes, config }, async (request, reply) => {
    const kind = kindOf(request.body);
    // Checked against the schema of its kind, so that its type is known below.
    if (!request.validateInput(request.body, schemas[kind])) throw new RequestFault(400, 'not a report');
    if (kind === 'vitals') await addVitals(request, request.body as VitalsReport);
    else if (kind === 'step') addStep(request, request.body as StepReport);
    else if (kind === 'journey') counts.recordJourney(request.body as JourneyReport);
    else if (kind === 'error') await addError(request.body as ErrorReport);
    else if (kind === 'keyFacts') keyFacts.add(request.body as KeyFactsReport);
    else await addFault(request, request.body as BlockReport);
    return reply.code(204).send();
  });
}
