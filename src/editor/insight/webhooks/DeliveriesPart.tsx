import { Send } from 'lucide-react';
import { useMemo } from 'react';
import type { Webhook, WebhookDelivery } from '../../../generated/editor';
import { isWebhookEventType } from '../../../kernel/webhookEvents';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import layout from '../../kit/ui/layout.module.css';
import { Moment } from '../../kit/ui/Moment';
import { ProblemNote } from '../../kit/ui/Problem';
import { Section } from '../../kit/ui/Screen';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import { webhookProblem } from './WebhookFields';
import { deliveryList, sendAgain } from './webhooksFeature';

/** In words; a type of a later version is shown as it is. */
function eventName(translate: Translate, type: string): string {
  if (isWebhookEventType(type)) return translate(`editor:webhooks.event.${type}`);
  return type === 'webhook.test' ? translate('editor:webhooks.event.webhook.test') : type;
}

/** Empty: it is about neither a template nor a bundle. */
const subjectOf = ({ templateId, bundle }: WebhookDelivery): string =>
  bundle?.name ?? bundle?.id ?? templateId;

interface RowProps {
  readonly delivery: WebhookDelivery;
}

function Answer({ delivery: { status, problem } }: RowProps) {
  const translate = useTranslate();
  return (
    <>
      {status === null
        ? problem !== null && translate('editor:webhooks.noAnswer')
        : translate('editor:webhooks.answered', { status })}
      {problem !== null && (
        <div className={table.second}>{translate(`editor:webhooks.problem.${problem}`)}</div>
      )}
    </>
  );
}

/** How it went so far, and when it goes on. */
function State({ delivery: { state, tries, nextTryAt } }: RowProps) {
  const translate = useTranslate();
  return (
    <>
      {translate(`editor:webhooks.states.${state}`)}
      <div className={table.second}>{translate('editor:webhooks.tries', { count: tries })}</div>
      {state === 'pending' && (
        <div className={table.second}>
          {nextTryAt === null ? (
            translate('editor:webhooks.behind')
          ) : (
            <>
              {translate('editor:webhooks.next')} <Moment at={nextTryAt} />
            </>
          )}
        </div>
      )}
    </>
  );
}

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly isOn: boolean;
  readonly onSendAgain: (delivery: WebhookDelivery) => void;
}

function DeliveryTable({ deliveries, isOn, onSendAgain }: DeliveryTableProps) {
  const translate = useTranslate();
  return (
    <TableFrame
      label={translate('editor:webhooks.deliveries')}
      heads={[
        translate('editor:webhooks.eventHead'),
        translate('editor:webhooks.happened'),
        translate('editor:webhooks.state'),
        translate('editor:webhooks.answer'),
        translate('editor:accounts.actions'),
      ]}
    >
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td>
              <span className={table.strong}>{eventName(translate, delivery.type)}</span>
              <div className={table.second}>{subjectOf(delivery)}</div>
            </td>
            <td className={table.narrow}>
              <Moment at={delivery.at} />
            </td>
            <td className={table.narrow}>
              <State delivery={delivery} />
            </td>
            <td>
              <Answer delivery={delivery} />
            </td>
            <td className={table.narrow}>
              <Button
                icon={<Send aria-hidden="true" />}
                isDisabled={!isOn}
                aria-label={translate('editor:webhooks.againNamed', {
                  event: eventName(translate, delivery.type),
                  id: subjectOf(delivery) || delivery.eventId,
                })}
                onPress={() => onSendAgain(delivery)}
              >
                {translate('editor:webhooks.again')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface DeliveriesPartProps {
  readonly webhook: Webhook;
}

/** What was sent to one endpoint, is on its way or was given up. */
export function DeliveriesPart({ webhook: { id, name, isOn } }: DeliveriesPartProps) {
  const translate = useTranslate();
  const newest = useMemo(() => ({ id, before: undefined }), [id]);
  const list = useResource(deliveryList, newest);
  const again = useMutation(sendAgain);
  const { deliveries, next = null } = list.value ?? {};
  const isBusy = list.status === 'loading';
  return (
    <Section title={translate('editor:webhooks.deliveriesOf', { name })}>
      <DataState of={list} rows={3} />
      <ProblemNote problem={again.problem} text={webhookProblem(translate, again.problem)} />
      {deliveries?.length === 0 && (
        <p className={layout.muted}>{translate('editor:webhooks.noDeliveries')}</p>
      )}
      {deliveries && deliveries.length > 0 && (
        <DeliveryTable
          deliveries={deliveries}
          isOn={isOn}
          onSendAgain={(delivery) => again.run({ id, delivery: delivery.id })}
        />
      )}
      {(next !== null || list.request?.before !== undefined) && (
        <div className={layout.actions}>
          {list.request?.before !== undefined && (
            <Button isBusy={isBusy} onPress={() => list.renew(newest)}>
              {translate('editor:webhooks.newest')}
            </Button>
          )}
          {next !== null && (
            <Button isBusy={isBusy} onPress={() => list.renew({ id, before: next })}>
              {translate('editor:webhooks.older')}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
