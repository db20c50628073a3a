import type { CreateWebhookPayload, Webhook } from '../../../generated/editor';
import type { WebhookEventType } from '../../../generated/webhookEvent';
import { type Market, markets as everyMarket } from '../../../kernel/market';
import { webhookEventTypes, webhookLimits } from '../../../kernel/webhookEvents';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { CheckboxGroup } from '../../kit/ui/CheckboxGroup';
import { MarketsField, marketsToSend } from '../../kit/ui/MarketsField';
import { TextField } from '../../kit/ui/TextField';

export interface WebhookForm {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly markets: readonly Market[];
}

export const formOf = (webhook?: Webhook): WebhookForm => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? 'https://',
  events: webhook?.events ?? webhookEventTypes,
  markets: webhook?.markets ?? everyMarket,
});

/** Kept to no event and no market, an endpoint also hears of those to come. */
export const payloadOf = ({ name, url, events, markets }: WebhookForm): CreateWebhookPayload => ({
  name: name.trim(),
  url: url.trim(),
  events: events.length === webhookEventTypes.length ? null : [...events],
  markets: marketsToSend(markets),
});

export const isValidWebhook = ({ name, url, events, markets }: CreateWebhookPayload): boolean =>
  name !== '' && URL.canParse(url) && events?.length !== 0 && markets?.length !== 0;

/** In the words of webhooks; undefined where the general ones say it. */
export function webhookProblem(translate: Translate, problem: EditorProblem | undefined): string | undefined {
  if (problem?.code === 'conflict')
    return translate(problem.reason === 'off' ? 'editor:webhooks.isOff' : 'editor:webhooks.tooMany');
  if (problem?.code === 'notFound') return translate('editor:webhooks.gone');
  return problem?.code === 'invalid' ? translate('editor:webhooks.urlFault') : undefined;
}

interface WebhookFieldsProps {
  readonly value: WebhookForm;
  readonly onChange: (value: WebhookForm) => void;
  /** Somebody has asked for it to be saved. */
  readonly isChecked: boolean;
}

export function WebhookFields({ value, onChange, isChecked }: WebhookFieldsProps) {
  const translate = useTranslate();
  const { name, url, events, markets } = value;
  const fault = (isWrong: boolean, text: string) => (isChecked && isWrong ? text : undefined);
  return (
    <>
      <TextField
        label={translate('editor:webhooks.name')}
        hint={translate('editor:webhooks.nameHint')}
        value={name}
        maxLength={webhookLimits.name}
        autoComplete="off"
        autoFocus
        onChange={(changed) => onChange({ ...value, name: changed })}
        error={fault(name.trim() === '', translate('editor:required'))}
      />
      <TextField
        label={translate('editor:webhooks.url')}
        value={url}
        maxLength={webhookLimits.url}
        inputMode="url"
        autoComplete="off"
        onChange={(changed) => onChange({ ...value, url: changed })}
        error={fault(!URL.canParse(url.trim()), translate('editor:webhooks.urlFault'))}
      />
      <CheckboxGroup
        label={translate('editor:webhooks.events')}
        hint={translate('editor:webhooks.eventsHint')}
        options={webhookEventTypes.map((type) => ({
          value: type,
          label: translate(`editor:webhooks.event.${type}`),
        }))}
        value={events}
        onChange={(changed) => onChange({ ...value, events: changed })}
        error={fault(events.length === 0, translate('editor:webhooks.noEvent'))}
      />
      <MarketsField
        hint={translate('editor:webhooks.marketsHint')}
        value={markets}
        onChange={(changed) => onChange({ ...value, markets: changed })}
        isMissing={isChecked && markets.length === 0}
      />
    </>
  );
}
