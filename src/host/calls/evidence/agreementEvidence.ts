import type { FastifyBaseLogger } from 'fastify';
import { endpoints } from '../../../contract/calls';
import type { RulesInForce } from '../../../kernel/marketRules';
import type { CallListener, CallRefusal, SettledCall } from '../interceptor/callListener';
import type { ActingRequest } from '../interceptor/actingRequest';
import { phoneOf } from '../privacy/nationalNumber';
import { keyedHash, type PrivacyKey, type PrivacyKeys } from '../privacy/privacyKeys';
import { withTimeout } from '../../../kernel/timeout';
import {
  findShown,
  type PublishedTemplate,
  type TemplateSource,
} from '../../delivery/templates/templateSource';
import { WriteQueue, type WriteQueueState } from '../interceptor/writeQueue';
import {
  clickAgreed,
  consentColumns,
  consentOf,
  type StoredConsent,
  refuseWithoutConsentTap,
} from './consent';
import { keptUntil } from './keptUntil';
import type { EvidenceOutcome, EvidenceStore, NewEvidence, Opened } from './evidenceStore';
import { maxIdLength, maxRevisionLength, shownLoan, textOf, type Shown } from './loanAgreement';
import { compareStatement, type FoundText } from './statement';

export interface AgreementEvidenceOptions {
  readonly store: EvidenceStore;
  readonly source: TemplateSource;
  /** A template as visitors see it, without the blocks that are turned off. */
  readonly asShown: (template: PublishedTemplate) => PublishedTemplate;
  /** An earlier revision of a template; undefined where none is known. */
  readonly findRevision: (id: string, revision: string) => Promise<PublishedTemplate | undefined>;
  readonly keys: () => Promise<PrivacyKeys>;
  /** Those of the brand's market that hold now. */
  readonly rules: () => Pick<RulesInForce, 'consent' | 'evidenceRetentionYears'>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How long a call waits for its evidence to be written, in ms. */
  readonly databasePatienceMs: number;
}

/** How long a call waits for a template that it names. */
const patienceMs = 3_000;
const maxLanguageLength = 5;
const evidenceSubject = { one: 'evidence of an agreement', many: 'evidence of agreements' };

function orderNoOf(data: unknown): string | null {
  const address =
    typeof data === 'object' && data !== null && 'lendDetailsUrl' in data ? data.lendDetailsUrl : undefined;
  if (typeof address !== 'string' || !URL.canParse(address, 'https://order.invalid')) return null;
  const { searchParams } = new URL(address, 'https://order.invalid');
  return textOf(searchParams.get('orderId') ?? searchParams.get('orderNo'), maxRevisionLength) || null;
}

/**
 * Keeps which agreement somebody had been shown who registered or took a loan: written before the call goes on, and
 * what came of it afterwards. Neither ever fails a call; where the market's rules demand a tap, a loan without one, or with
 * that of another loan, is refused.
 */
export class AgreementEvidence implements CallListener {
  private readonly queue: WriteQueue;
  /** Calls whose row is their own: a repeat finds that of an earlier try. */
  private readonly first = new WeakSet<ActingRequest>();

  constructor(private readonly options: AgreementEvidenceOptions) {
    this.queue = new WriteQueue(options.log, evidenceSubject);
  }

  async admit(request: ActingRequest): Promise<CallRefusal | undefined> {
    const { evidence } = endpoints[request.name];
    if (!evidence) return undefined;
    const act = evidence === 'loan' ? consentOf(request) : clickAgreed(request);
    const isTapDemanded = evidence === 'loan' && this.options.rules().consent?.value === 'asked';
    if (isTapDemanded && act?.kind !== 'tapped') return refuseWithoutConsentTap(request);
    const opened = await this.open(request, act, isTapDemanded);
    return opened === 'used' ? refuseWithoutConsentTap(request) : undefined;
  }

  /** Undefined: the database has not said in time, and the call goes on whatever it says later. */
  private async open(
    request: ActingRequest,
    act: StoredConsent | undefined,
    refusesUsed: boolean,
  ): Promise<Opened | undefined> {
    const { store, keys, clock, rules } = this.options;
    const shownAt = clock();
    const shown =
      endpoints[request.name].evidence === 'registration'
        ? await this.registration(request)
        : shownLoan(request);
    let isLate = false;
    let opened: Opened | undefined;
    await this.write(request.id, 'what was shown', async () => {
      const [key] = await keys();
      const who = person(request, key);
      const row = {
        ...shown.row,
        ...who,
        ...consentColumns(act, who.person),
        id: request.id,
        shown_at: shownAt,
        kept_until: keptUntil(request, shownAt, rules().evidenceRetentionYears?.value),
      };
      const kept = { row, texts: shown.texts };
      opened = await store.open({ ...kept, mayRefuse: refusesUsed && !isLate });
      // It came to wait while the database was asked: the call is on its way.
      if (opened === 'used' && isLate) opened = await store.open(kept);
      if (opened === 'added') this.first.add(request);
    });
    isLate = true;
    return opened;
  }

  async settled({ call, outcome }: SettledCall): Promise<void> {
    if (!endpoints[call.name].evidence) return;
    if (outcome.kind === 'refused') return this.write(call.id, 'outcome refused', () => this.withdraw(call));
    const kept: EvidenceOutcome =
      outcome.kind === 'done' ? { kind: 'accepted', orderNo: orderNoOf(outcome.data) } : { kind: 'unknown' };
    await this.write(call.id, `outcome ${kept.kind}`, () => this.options.store.close(call.id, kept));
  }

  /** A lender that refuses a repeat may do so for what the first try did, the reply to which was lost. */
  private async withdraw(request: ActingRequest): Promise<void> {
    if (this.first.has(request)) await this.options.store.withdraw(request.id);
  }

  /** A database that stalls holds a call up for a moment only. */
  private async write(id: string, what: string, write: () => Promise<void>): Promise<void> {
    await withTimeout(this.options.databasePatienceMs, this.queue.add(id, { what, write })).catch(
      () => undefined,
    );
  }

  queueState(): WriteQueueState {
    return this.queue.state();
  }

  stop(limitMs: number): Promise<void> {
    return this.queue.stop(limitMs);
  }

  /**
   * The named revision of just that template. Where none is named, what is shown under the id by now, which may be another
   * template that follows it. Of what nobody knows anymore the name alone is kept.
   */
  private async find(id: string, revision: string): Promise<FoundText> {
    if (id === '') return { id, revision };
    const lookup = await withTimeout(patienceMs, findShown(this.options.source, id)).catch(() => undefined);
    const live = lookup?.status === 'published' ? lookup.template : undefined;
    if (revision === '') return { id: live?.id ?? id, revision: live?.revision ?? '', template: live };
    if (live?.id === id && live.revision === revision) return { id, revision, template: live };
    return {
      id,
      revision,
      template: await withTimeout(patienceMs, this.options.findRevision(id, revision)).catch(() => undefined),
    };
  }

  private async findAsShown(id: string, revision: string): Promise<FoundText> {
    const { template, ...name } = await this.find(id, revision);
    return { ...name, template: template && this.options.asShown(template) };
  }

  /** The page says what it showed; the content of that name is looked up here. */
  private async registration({ page, payload, name, locale }: ActingRequest): Promise<Shown> {
    const pageId = textOf(page.templateId || payload.id, maxIdLength);
    const agreementId = textOf(page.agreementId, maxIdLength);
    const [shown, agreement] = await Promise.all([
      this.findAsShown(pageId, textOf(page.revision, maxRevisionLength)),
      this.findAsShown(agreementId, textOf(page.agreementRevision, maxRevisionLength)),
    ]);
    const row = {
      call: name,
      order_no: null,
      page_id: shown.id,
      page_revision: shown.revision,
      page_sha256: shown.template?.sha256 ?? null,
      agreement_id: agreement.id,
      agreement_revision: agreement.revision,
      agreement_sha256: agreement.template?.sha256 ?? null,
      language: textOf(page.locale, maxLanguageLength) || locale,
      offer: '{}',
      outcome: 'open',
      ...compareStatement({ page, registeredId: textOf(payload.id, maxIdLength), shown, agreement }),
    };
    const texts = [shown, agreement].flatMap(({ template }) =>
      template ? [{ sha256: template.sha256, text: template.document }] : [],
    );
    return { row, texts };
  }
}

/** Of a loan only the session is known here, of a registration the telephone. */
function person(
  { name, payload, session }: ActingRequest,
  key: PrivacyKey,
): Pick<NewEvidence['row'], 'key_id' | 'person'> {
  const hash =
    endpoints[name].evidence === 'registration'
      ? keyedHash(key, 'phone', textOf(phoneOf(payload), maxIdLength))
      : keyedHash(key, 'session', session ?? '');
  return { key_id: key.id, person: hash };
}
