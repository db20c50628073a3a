import type { webhookRows } from '../../../../editorCalls/insight';
import type { ChangeWebhookPayload, CreateWebhookPayload, Webhook } from '../../../../generated/editor';
import { failure, type Result, success } from '../../../../kernel/result';
import { webhookLimits } from '../../../../kernel/webhookEvents';
import { recordAudit, type AuditDetail, type AuditRecord } from '../../../store/recordAudit';
import { addDeliveries } from '../../../store/recordEvent';
import { boundedLine } from '../../../store/storableText';
import {
  type CallReply,
  type Handle,
  type Handlers,
  integerQuery,
  type MemberInput,
} from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { listDeliveries, sendAgain } from './deliveryStore';
import {
  changeEndpoint,
  countEndpoints,
  createEndpoint,
  deleteEndpoint,
  describeEndpoint,
  findEndpoint,
  listEndpoints,
  renewSecret,
  type StoredEndpoint,
} from './endpointStore';
import { addressFault } from '../../../outbox/endpointAddress';
import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';

/** Each event is written and sent so many times. */
const maxEndpoints = 20;

const noEndpoint = () => refuse('notFound', 'there is no such webhook');

interface Texts {
  readonly name?: string;
  readonly url?: string;
}

/** A name to show and an address to send to; what is absent stays as it was. */
function readTexts<Payload extends Texts>({ webhooks }: Editor, payload: Payload): Result<Payload, Refusal> {
  const wrong = (path: string, message: string, fault: string) =>
    refuse('invalid', message, { faults: [{ path, message: fault }] });
  const name = payload.name === undefined ? undefined : boundedLine(payload.name, webhookLimits.name);
  if (name === '') return wrong('/name', 'a webhook needs a name', 'is blank');
  const fault = payload.url === undefined ? undefined : addressFault(payload.url.trim(), webhooks);
  if (fault !== undefined) return wrong('/url', `the address of the webhook ${fault}`, fault);
  return success({
    ...payload,
    ...(name !== undefined && { name }),
    ...(payload.url !== undefined && { url: payload.url.trim() }),
  });
}

const detailOf = ({ url, events, markets, isOn }: Webhook): AuditDetail => ({
  url,
  events: events === null ? 'all' : events.join(', '),
  markets: markets === null ? 'all' : markets.join(', '),
  isOn,
});

interface Change {
  readonly open: Transaction<Database>;
  readonly row: StoredEndpoint;
  readonly now: number;
  readonly by: string;
  readonly record: (action: AuditRecord['action'], subject: string, detail?: AuditDetail) => Promise<void>;
}

/** Does one thing with the endpoint that the call names, with its line in the audit log, as one transaction. */
const withEndpoint = (
  { database, clock }: Editor,
  { caller: { account } }: MemberInput,
  id: string,
  work: (change: Change) => Promise<Result<CallReply, Refusal>>,
): Promise<Result<CallReply, Refusal>> =>
  database.transaction().execute(async (open) => {
    const now = clock();
    const row = await findEndpoint(open, id);
    if (!row) return noEndpoint();
    const record: Change['record'] = (action, subject, detail = {}) =>
      recordAudit(open, { at: now, actor: account, action, subject, detail });
    return work({ open, row, now, by: account.name, record });
  });

const make =
  (editor: Editor): Handle<CreateWebhookPayload> =>
  async ({ caller: { account } }, given) => {
    const payload = readTexts(editor, given);
    if (!payload.ok) return payload;
    const keys = await editor.privacyKeys();
    return editor.database.transaction().execute(async (open) => {
      const now = editor.clock();
      if ((await countEndpoints(open)) >= maxEndpoints)
        return refuse('conflict', `there are ${maxEndpoints} webhooks already: delete some`, {
          reason: 'tooMany',
        });
      const { secret, row } = await createEndpoint(open, {
        payload: payload.value,
        by: account.name,
        keys,
        now,
      });
      const webhook = await describeEndpoint(open, row, now);
      const record = { at: now, actor: account, subject: row.name, detail: detailOf(webhook) };
      await recordAudit(open, { ...record, action: 'webhookMade' });
      return success({ status: 201, body: { secret, webhook } });
    });
  };

const change =
  (editor: Editor): Handle<ChangeWebhookPayload> =>
  async (input, given) => {
    const payload = readTexts(editor, given);
    if (!payload.ok) return payload;
    return withEndpoint(editor, input, input.parameters.id ?? '', async ({ open, row, now, record }) => {
      const webhook = await describeEndpoint(open, await changeEndpoint(open, row, payload.value), now);
      await record('webhookChanged', webhook.name, detailOf(webhook));
      return success({ body: { webhook } });
    });
  };

const renew =
  (editor: Editor): Handle =>
  async (input) => {
    const keys = await editor.privacyKeys();
    return withEndpoint(editor, input, input.parameters.id ?? '', async ({ open, row, now, record }) => {
      const renewed = await renewSecret(open, row, { keys, now });
      await record('webhookSecretMade', row.name);
      const webhook = await describeEndpoint(open, renewed.row, now);
      return success({ status: 201, body: { secret: renewed.secret, webhook } });
    });
  };

const remove =
  (editor: Editor): Handle =>
  (input) =>
    withEndpoint(editor, input, input.parameters.id ?? '', async ({ open, row, record }) => {
      await deleteEndpoint(open, row.id);
      await record('webhookDeleted', row.name, { url: row.url });
      return success({});
    });

const isOff = () => refuse('conflict', 'the webhook is off', { reason: 'off' });

const test =
  (editor: Editor): Handle =>
  (input) =>
    withEndpoint(editor, input, input.parameters.id ?? '', async ({ open, row, now, by, record }) => {
      if (row.is_on === 0) return isOff();
      await addDeliveries(open, [row.id], { type: 'webhook.test', at: now, data: { by } });
      await record('webhookTested', row.name);
      return success({});
    });

const read =
  ({ database }: Editor): Handle<undefined, 'before'> =>
  async ({ parameters: { id = '' }, query }) => {
    if (!(await findEndpoint(database, id))) return noEndpoint();
    const before = integerQuery(query('before'), 0);
    return success({ body: await listDeliveries(database, id, before === 0 ? undefined : before) });
  };

const again =
  (editor: Editor): Handle =>
  async (input) => {
    const position = integerQuery(input.parameters.id, 0);
    const found = await editor.database
      .selectFrom('webhook_deliveries')
      .select(['endpoint_id', 'type'])
      .where('position', '=', position)
      .executeTakeFirst();
    if (!found) return failure({ code: 'notFound', message: 'there is no such delivery' });
    return withEndpoint(editor, input, found.endpoint_id, async ({ open, row, now, record }) => {
      if (row.is_on === 0) return isOff();
      const sent = await sendAgain(open, position, now);
      if (sent) await record('webhookSentAgain', row.name, { event: sent.event_id });
      return success({});
    });
  };

/** Who is told of events, and what came of it. */
export const webhookCalls = (editor: Editor): Handlers<typeof webhookRows> => ({
  'GET /webhooks': async () =>
    success({ body: { webhooks: await listEndpoints(editor.database, editor.clock()) } }),
  'POST /webhooks': make(editor),
  'PATCH /webhooks/:id': change(editor),
  'DELETE /webhooks/:id': remove(editor),
  'POST /webhooks/:id/secret': renew(editor),
  'POST /webhooks/:id/test': test(editor),
  'GET /webhooks/:id/deliveries': read(editor),
  'POST /webhook-deliveries/:id/again': again(editor),
});
