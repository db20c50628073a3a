import { ChevronDown, ChevronUp, Ellipsis, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react';
import type { Webhook } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { marketNames } from '../../kit/ui/MarketsField';
import { Menu, type MenuEntry } from '../../kit/ui/Menu';
import { Moment } from '../../kit/ui/Moment';
import { ProblemNote } from '../../kit/ui/Problem';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import type { WebhookDialog } from './WebhookDialogs';
import { webhookProblem } from './WebhookFields';
import { testWebhook, turnWebhook, type WebhookTurn } from './webhooksFeature';

interface WebhookTableProps {
  readonly webhooks: readonly Webhook[];
  readonly onDialog: (dialog: WebhookDialog) => void;
  readonly shown: string | undefined;
  /** Undefined: the deliveries of none. */
  readonly onShown: (id: string | undefined) => void;
}

interface RowProps {
  readonly webhook: Webhook;
}

interface WebhookMenuProps extends RowProps, Pick<WebhookTableProps, 'onDialog'> {
  readonly onTest: (id: string) => void;
  readonly onTurn: (turn: WebhookTurn) => void;
}

function WebhookMenu({ webhook, onDialog, onTest, onTurn }: WebhookMenuProps) {
  const translate = useTranslate();
  const { id, isOn, name } = webhook;
  const entries: readonly MenuEntry[] = [
    ...(isOn
      ? [
          {
            id: 'test',
            label: translate('editor:webhooks.test'),
            icon: <Send />,
            onChosen: () => onTest(id),
          },
        ]
      : []),
    {
      id: 'edit',
      label: translate('editor:webhooks.edit'),
      icon: <Pencil />,
      onChosen: () => onDialog({ kind: 'edit', webhook }),
    },
    {
      id: 'power',
      label: translate(isOn ? 'editor:webhooks.turnOff' : 'editor:webhooks.turnOn'),
      icon: <Power />,
      onChosen: () => onTurn({ id, isOn: !isOn }),
    },
    {
      id: 'secret',
      label: translate('editor:webhooks.newSecret'),
      icon: <KeyRound />,
      onChosen: () => onDialog({ kind: 'secret', webhook }),
    },
    {
      id: 'delete',
      label: translate('editor:webhooks.delete'),
      icon: <Trash2 />,
      onChosen: () => onDialog({ kind: 'delete', webhook }),
    },
  ];
  return (
    <Menu
      label={translate('editor:list.actionsOf', { name })}
      face={<Ellipsis aria-hidden="true" />}
      entries={entries}
    />
  );
}

/** Whether it is on, and what waits or was given up. */
function State({ webhook: { isOn, pending, failed, deliveredAt } }: RowProps) {
  const translate = useTranslate();
  return (
    <>
      {translate(isOn ? 'editor:webhooks.on' : 'editor:webhooks.off')}
      {pending > 0 && (
        <div className={table.second}>{translate('editor:webhooks.waiting', { count: pending })}</div>
      )}
      {failed > 0 && (
        <div className={table.second}>{translate('editor:webhooks.failed', { count: failed })}</div>
      )}
      {deliveredAt !== null && (
        <div className={table.second}>
          {translate('editor:webhooks.deliveredAt')} <Moment at={deliveredAt} isAge />
        </div>
      )}
    </>
  );
}

/** Endpoints, in the order in which they were made. */
export function WebhookTable({ webhooks, onDialog, shown, onShown }: WebhookTableProps) {
  const translate = useTranslate();
  const test = useMutation(testWebhook);
  const turn = useMutation(turnWebhook);
  const problem = test.problem ?? turn.problem;
  return (
    <>
      <ProblemNote problem={problem} text={webhookProblem(translate, problem)} />
      <TableFrame
        label={translate('editor:place.webhooks')}
        heads={[
          translate('editor:webhooks.name'),
          translate('editor:webhooks.events'),
          translate('editor:tokens.markets'),
          translate('editor:webhooks.state'),
          translate('editor:webhooks.deliveries'),
          translate('editor:accounts.actions'),
        ]}
      >
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <td>
                <span className={table.strong}>{webhook.name}</span>
                <div className={table.second}>{webhook.url}</div>
              </td>
              <td>
                {webhook.events === null
                  ? translate('editor:webhooks.everything')
                  : webhook.events.map((type) => translate(`editor:webhooks.event.${type}`)).join(', ')}
              </td>
              <td>{marketNames(translate, webhook.markets)}</td>
              <td className={table.narrow}>
                <State webhook={webhook} />
              </td>
              <td className={table.narrow}>
                <Button
                  icon={
                    shown === webhook.id ? (
                      <ChevronUp aria-hidden="true" />
                    ) : (
                      <ChevronDown aria-hidden="true" />
                    )
                  }
                  aria-expanded={shown === webhook.id}
                  aria-label={translate('editor:webhooks.deliveriesOf', { name: webhook.name })}
                  onPress={() => onShown(shown === webhook.id ? undefined : webhook.id)}
                >
                  {translate('editor:webhooks.deliveries')}
                </Button>
              </td>
              <td className={table.narrow}>
                <WebhookMenu webhook={webhook} onDialog={onDialog} onTest={test.run} onTurn={turn.run} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
