import { Webhook as WebhookIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { useVisibleInterval } from '../../kit/data/useVisibleInterval';
import { Button } from '../../kit/ui/Button';
import { DataState, EmptyState } from '../../kit/ui/DataState';
import { Screen } from '../../kit/ui/Screen';
import { DeliveriesPart } from './DeliveriesPart';
import { type WebhookDialog, WebhookDialogs } from './WebhookDialogs';
import { webhooksViewed, webhookList } from './webhooksFeature';
import { WebhookTable } from './WebhookTable';

/** Between two looks at what was sent, in ms. */
const everyMs = 5_000;

/** Who is told of events, and what came of it; for administrators. */
export function WebhooksScreen() {
  const translate = useTranslate();
  const list = useResource(webhookList, undefined);
  const [dialog, setDialog] = useState<WebhookDialog>();
  const [shown, setShown] = useState<string>();
  const dispatch = useDispatch();
  const look = useCallback(() => void dispatch(webhooksViewed({ shown })), [dispatch, shown]);
  useVisibleInterval(look, everyMs);
  const webhooks = list.value?.webhooks;
  const shownWebhook = webhooks?.find(({ id }) => id === shown);
  return (
    <Screen
      isWide
      title={translate('editor:place.webhooks')}
      description={translate('editor:webhooks.text')}
      actions={
        <Button
          look="primary"
          icon={<WebhookIcon aria-hidden="true" />}
          onPress={() => setDialog({ kind: 'make' })}
        >
          {translate('editor:webhooks.make')}
        </Button>
      }
    >
      <DataState of={list} rows={2} />
      {webhooks?.length === 0 && (
        <EmptyState
          icon={<WebhookIcon />}
          title={translate('editor:webhooks.emptyTitle')}
          text={translate('editor:webhooks.emptyText')}
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <WebhookTable webhooks={webhooks} onDialog={setDialog} shown={shown} onShown={setShown} />
      )}
      {shownWebhook && <DeliveriesPart key={shownWebhook.id} webhook={shownWebhook} />}
      <WebhookDialogs dialog={dialog} onClosed={() => setDialog(undefined)} />
    </Screen>
  );
}
