import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { endpoints as calls } from '../../../contract/calls';
import type { Conversion } from '../../../generated/conversion';
import type { ClickId } from '../../../kernel/clickId';
import type { LoanMarket } from '../../../kernel/market';
import type { Database } from '../../store/database';
import type { CallListener, SettledCall } from '../interceptor/callListener';
import type { ActingRequest } from '../interceptor/actingRequest';
import { WriteQueue } from '../interceptor/writeQueue';
import { phoneOf } from '../privacy/nationalNumber';
import type { PrivacyKeys } from '../privacy/privacyKeys';
import type { ConversionEndpoint } from './conversionEndpoints';
import { addConversion } from './conversionStore';

export interface RecordConversionsOptions {
  readonly database: Kysely<Database>;
  readonly keys: () => Promise<PrivacyKeys>;
  readonly endpoints: readonly Pick<ConversionEndpoint, 'name' | 'clickIds'>[];
  readonly delayMs: number;
  readonly market: LoanMarket;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const templateId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const idDigits = 32;

/** Hangs on the registration's own key, which the phone draws at random: a repeat of the call has the same. */
const eventIdOf = ({ id }: Pick<ActingRequest, 'id'>): string =>
  `cnv_${createHash('sha256').update(`conversion ${id}`).digest('hex').slice(0, idDigits)}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What names no template is no page: nothing else that a phone sends gets out. */
function pageOf({ page, payload }: Pick<ActingRequest, 'page' | 'payload'>): string {
  const id = page.templateId || textOf(payload.id);
  return templateId.test(id) ? id : '';
}

/**
 * Puts what the brand's endpoints are told beside a registration that the lender has accepted, where it came with the click
 * id that the visitor agreed to have told. Nothing of it fails the call, or holds it up for long.
 */
export class RecordConversions implements CallListener {
  private readonly queue: WriteQueue;

  constructor(private readonly options: RecordConversionsOptions) {
    this.queue = new WriteQueue(options.log, { one: 'a conversion', many: 'what conversions are told' });
  }

  async settled({ call, outcome }: SettledCall): Promise<void> {
    const { click } = call;
    if (!click || outcome.kind !== 'done' || calls[call.name].counted !== 'registration') return;
    const { endpoints } = this.options;
    const told = endpoints.filter(({ clickIds }) => clickIds.includes(click.kind)).map(({ name }) => name);
    if (told.length === 0) return;
    const now = this.options.clock();
    await this.queue.add(call.id, { what: 'a conversion', write: () => this.write(call, click, told, now) });
  }

  private async write(
    call: ActingRequest,
    { kind, id }: ClickId,
    told: readonly string[],
    now: number,
  ): Promise<void> {
    const { database, keys, delayMs, market } = this.options;
    const conversion: Conversion = {
      type: 'registration',
      id: eventIdOf(call),
      timestamp: new Date(now).toISOString(),
      click: { kind, id },
      page: pageOf(call),
      market,
    };
    await addConversion(database, await keys(), {
      eventId: conversion.id,
      body: JSON.stringify(conversion),
      phone: textOf(phoneOf(call.payload)),
      endpoints: told,
      now,
      dueAt: now + delayMs,
    });
  }

  stop(limitMs: number): Promise<void> {
    return this.queue.stop(limitMs);
  }
}
