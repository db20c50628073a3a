import { put, select, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type {
  ChangedWebhook,
  ChangeWebhookPayload,
  CreateWebhookPayload,
  NewWebhook,
  WebhookDeliveryList,
  WebhookList,
} from '../../generated/editor';
import validateChanged from '../../generated/validators/editor/changedWebhook';
import validateDeliveries from '../../generated/validators/editor/webhookDeliveryList';
import validateNew from '../../generated/validators/editor/newWebhook';
import validateList from '../../generated/validators/editor/webhookList';
import { createMutation, watchMutation } from '../data/mutation';
import { createResource, watchResource } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';

export interface WebhookChange extends Omit<ChangeWebhookPayload, 'isOn'> {
  readonly id: string;
}

export interface WebhookTurn {
  readonly id: string;
  readonly isOn: boolean;
}

/** A page of an endpoint's deliveries; `before`: what is older than this one. */
export interface DeliveryPage {
  readonly id: string;
  readonly before: number | undefined;
}

export interface SendingAgain {
  /** Of the endpoint. */
  readonly id: string;
  readonly delivery: number;
}

export const webhookList = createResource<undefined, WebhookList>('webhookList');
export const deliveryList = createResource<DeliveryPage, WebhookDeliveryList>('webhookDeliveries');
export const makeWebhook = createMutation<CreateWebhookPayload, NewWebhook>('makeWebhook');
export const changeWebhook = createMutation<WebhookChange, ChangedWebhook>('changeWebhook');
export const turnWebhook = createMutation<WebhookTurn, ChangedWebhook>('turnWebhook');
export const renewSecret = createMutation<string, NewWebhook>('renewWebhookSecret');
export const deleteWebhook = createMutation<string, undefined>('deleteWebhook');
export const testWebhook = createMutation<string, undefined>('testWebhook');
export const sendAgain = createMutation<SendingAgain, undefined>('sendWebhookAgain');

const pathOf = (id: string): string => `/webhooks/${encodeURIComponent(id)}`;

function* renewList() {
  yield* put(webhookList.renewed(undefined));
}

/** The page that is shown, unless it is another endpoint's. */
function* renewDeliveries(id: string) {
  const { request } = yield* select(deliveryList.select);
  if (request?.id === id) yield* put(deliveryList.renewed(request));
}

function* watchWebhooks({ client }: EditorDependencies) {
  yield* spawn(watchResource, webhookList, () => client.get<WebhookList>('/webhooks', validateList));
  yield* spawn(watchResource, deliveryList, ({ id, before }: DeliveryPage) =>
    client.get<WebhookDeliveryList>(`${pathOf(id)}/deliveries`, validateDeliveries, {
      ...(before !== undefined && { before: String(before) }),
    }),
  );
  yield* spawn(
    watchMutation,
    makeWebhook,
    (payload: CreateWebhookPayload) => client.send<NewWebhook>('POST', '/webhooks', validateNew, payload),
    renewList,
  );
  yield* spawn(
    watchMutation,
    renewSecret,
    (id: string) => client.send<NewWebhook>('POST', `${pathOf(id)}/secret`, validateNew),
    renewList,
  );
  const change = ({ id, ...payload }: WebhookChange | WebhookTurn) =>
    client.send<ChangedWebhook>('PATCH', pathOf(id), validateChanged, payload);
  yield* spawn(watchMutation, changeWebhook, change, function* handleChanged() {
    yield* put(toastRequested({ key: 'editor:webhooks.saved' }));
    yield* renewList();
  });
  yield* spawn(
    watchMutation,
    turnWebhook,
    change,
    function* handleTurned(_changed: ChangedWebhook, { isOn }: WebhookTurn) {
      yield* put(toastRequested({ key: isOn ? 'editor:webhooks.turnedOn' : 'editor:webhooks.turnedOff' }));
      yield* renewList();
    },
  );
  yield* spawn(
    watchMutation,
    deleteWebhook,
    (id: string) => client.sendOnly('DELETE', pathOf(id)),
    function* handleDeleted() {
      yield* put(toastRequested({ key: 'editor:webhooks.deleted' }));
      yield* renewList();
    },
  );
  yield* spawn(
    watchMutation,
    testWebhook,
    (id: string) => client.sendOnly('POST', `${pathOf(id)}/test`),
    function* handleTested(_nothing: undefined, id: string) {
      yield* put(toastRequested({ key: 'editor:webhooks.tested' }));
      yield* renewDeliveries(id);
      yield* renewList();
    },
  );
  yield* spawn(
    watchMutation,
    sendAgain,
    ({ delivery }: SendingAgain) => client.sendOnly('POST', `/webhook-deliveries/${delivery}/again`),
    function* handleSent(_nothing: undefined, { id }: SendingAgain) {
      yield* put(toastRequested({ key: 'editor:webhooks.sentAgain' }));
      yield* renewDeliveries(id);
      yield* renewList();
    },
  );
}

export const webhooksFeature: EditorFeature = {
  slices: [
    webhookList,
    deliveryList,
    makeWebhook,
    changeWebhook,
    turnWebhook,
    renewSecret,
    deleteWebhook,
    testWebhook,
    sendAgain,
  ],
  saga: watchWebhooks,
};
