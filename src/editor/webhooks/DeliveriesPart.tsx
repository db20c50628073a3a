import { RefreshCw, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Webhook, WebhookDelivery } from '../../generated/editor';
import { isWebhookEventType } from '../../kernel/webhookEvents';
import type { Translate } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../data/mutation';
import { useResource } from '../data/resource';
import { Button } from '../ui/Button';
import { DataState } from '../ui/DataState';
import layout from '../ui/layout.module.css';
import { Moment } from '../ui/Moment';
import { ProblemNote } from '../ui/Problem';
import { Section } from '../ui/Screen';
import { TableFrame } from '../ui/TableFrame';
import table from '../ui/table.module.css';
import { webhookProblem } from './WebhookFields';
import { deliveryList, sendAgain, webhookList } from './webhooksFeature';

/** In words; a type of a later version is shown as it is. */
function eventName(translate: Translate, type: string): string {
  if (isWebhookEventType(type)) return translate(`editor:webhooks.event.${type}`);
  return type === 'webhook.test' ? translate('editor:webhooks.event.webhook.test') : type;
}

interface RowProps {
  readonly delivery: WebhookDelivery;
}

function Answer({ delivery: { status, problem } }: RowProps) {
  const translate = useTranslate();
  return (
    <>
      {status ?? (problem !== null && translate('editor:webhooks.noAnswer'))}
      {problem !== null && (
        <div className={table.second}>{translate(`editor:webhooks.problem.${problem}`)}</div>
      )}
    </>
  );
}

function NextTry({ delivery: { state, nextTryAt } }: RowProps) {
  const translate = useTranslate();
  if (state !== 'pending') return null;
  return nextTryAt === null ? translate('editor:webhooks.behind') : <Moment at={nextTryAt} />;
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
        translate('editor:webhooks.tries'),
        translate('editor:webhooks.answer'),
        translate('editor:webhooks.next'),
        translate('editor:accounts.actions'),
      ]}
    >
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td>
              <span className={table.strong}>{eventName(translate, delivery.type)}</span>
              <div className={table.second}>{delivery.templateId}</div>
            </td>
            <td className={table.narrow}>
              <Moment at={delivery.at} />
            </td>
            <td className={table.narrow}>{translate(`editor:webhooks.states.${delivery.state}`)}</td>
            <td className={table.narrow}>{delivery.tries}</td>
            <td>
              <Answer delivery={delivery} />
            </td>
            <td className={table.narrow}>
              <NextTry delivery={delivery} />
            </td>
            <td className={table.narrow}>
              <Button
                icon={<Send aria-hidden="true" />}
                isDisabled={!isOn}
                aria-label={translate('editor:webhooks.againNamed', {
                  event: eventName(translate, delivery.type),
                  id: delivery.templateId || delivery.eventId,
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

/** What was sent to one endpoint, is on its way or was given up. */
export function DeliveriesPart({ webhook: { id, name, isOn } }: { readonly webhook: Webhook }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [before, setBefore] = useState<number>();
  const page = useMemo(() => ({ id, before }), [id, before]);
  const list = useResource(deliveryList, page);
  const again = useMutation(sendAgain);
  const { deliveries, next = null } = list.value ?? {};
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
          onSendAgain={(delivery) => again.run({ delivery: delivery.id, shown: page })}
        />
      )}
      <div className={layout.actions}>
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          onPress={() => {
            list.renew(page);
            dispatch(webhookList.renewed(undefined));
          }}
        >
          {translate('editor:webhooks.refresh')}
        </Button>
        {before !== undefined && (
          <Button onPress={() => setBefore(undefined)}>{translate('editor:webhooks.newest')}</Button>
        )}
        {next !== null && (
          <Button onPress={() => setBefore(next)}>{translate('editor:webhooks.older')}</Button>
        )}
      </div>
    </Section>
  );
}
