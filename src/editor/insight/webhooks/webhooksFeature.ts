import { createAction } from '@reduxjs/toolkit';
import { call, put, select, spawn, takeLeading } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type {
  ChangedWebhook,
  ChangeWebhookPayload,
  CreateWebhookPayload,
  NewWebhook,
  WebhookDeliveryList,
  WebhookList,
} from '../../../generated/editor';
import { deleteWebhooksId } from '../../../generated/editorCalls/deleteWebhooksId';
import { getWebhooks } from '../../../generated/editorCalls/getWebhooks';
import { getWebhooksIdDeliveries } from '../../../generated/editorCalls/getWebhooksIdDeliveries';
import { patchWebhooksId } from '../../../generated/editorCalls/patchWebhooksId';
import { postWebhookDeliveriesIdAgain } from '../../../generated/editorCalls/postWebhookDeliveriesIdAgain';
import { postWebhooks } from '../../../generated/editorCalls/postWebhooks';
import { postWebhooksIdSecret } from '../../../generated/editorCalls/postWebhooksIdSecret';
import { postWebhooksIdTest } from '../../../generated/editorCalls/postWebhooksIdTest';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, type Resource, settle, watchResource } from '../../kit/data/resource';
import { type EditorReply, sending } from '../../kit/api/editorClient';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

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
export const makeWebhook = createEditorMutation<CreateWebhookPayload, NewWebhook>('makeWebhook');
export const changeWebhook = createEditorMutation<WebhookChange, ChangedWebhook>('changeWebhook');
export const turnWebhook = createEditorMutation<WebhookTurn, ChangedWebhook>('turnWebhook');
export const renewSecret = createEditorMutation<string, NewWebhook>('renewWebhookSecret');
export const deleteWebhook = createEditorMutation<string, undefined>('deleteWebhook');
export const testWebhook = createEditorMutation<string, undefined>('testWebhook');
export const sendAgain = createEditorMutation<SendingAgain, undefined>('sendWebhookAgain');

/** The screen is in view: what it shows may have changed. `shown`: whose deliveries, if any. */
export const webhooksViewed = createAction<{ readonly shown: string | undefined }>('webhooks/viewed');

function* renewList() {
  yield* put(webhookList.renewed(undefined));
}

/** The page that is shown, unless it is another endpoint's. */
function* renewDeliveries(id: string) {
  const { request } = yield* select(deliveryList.select);
  if (request?.id === id) yield* put(deliveryList.renewed(request));
}

/** False: it is not on the list, or leaves it now. */
function* isThere(id: string) {
  const { value } = yield* select(webhookList.select);
  const { request: deleted, problem } = yield* select(deleteWebhook.select);
  const isLeaving = deleted === id && problem === undefined;
  return !isLeaving && value?.webhooks.some((webhook) => webhook.id === id) === true;
}

/** What is shown is replaced when its successor is there; meanwhile nothing on the screen says that it is on its way. */
function* lookAgain<Request, Value>(
  resource: Resource<Request, Value>,
  load: () => Promise<EditorReply<Value>>,
) {
  const before = yield* select(resource.select);
  if (before.status !== 'ready') return;
  const result = yield* call(settle<Value>, load);
  // Somebody has turned the page meanwhile, or asked for it to be renewed.
  if ((yield* select(resource.select)) !== before) return;
  yield* put(result.ok ? resource.arrived(result.value) : resource.failed(result.error));
}

function* watchWebhooks({ client }: EditorDependencies) {
  const loadList = () => client.send(getWebhooks());
  const loadDeliveries = sending(client, getWebhooksIdDeliveries);
  yield* spawn(watchResource, webhookList, loadList);
  yield* spawn(watchResource, deliveryList, loadDeliveries);
  yield* takeLeading(webhooksViewed, function* handleViewed({ payload: { shown } }) {
    yield* call(lookAgain<undefined, WebhookList>, webhookList, loadList);
    const { request } = yield* select(deliveryList.select);
    // An endpoint that is deleted, or just being, has none to ask for.
    if (request && request.id === shown && (yield* call(isThere, request.id)))
      yield* call(lookAgain<DeliveryPage, WebhookDeliveryList>, deliveryList, () => loadDeliveries(request));
  });
  yield* spawn(watchMutation, makeWebhook, sending(client, postWebhooks), renewList);
  yield* spawn(
    watchMutation,
    renewSecret,
    (id: string) => client.send(postWebhooksIdSecret({ id })),
    renewList,
  );
  const change = (request: WebhookChange | WebhookTurn) => client.send(patchWebhooksId(request));
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
    (id: string) => client.sendOnly(deleteWebhooksId({ id })),
    function* handleDeleted() {
      yield* put(toastRequested({ key: 'editor:webhooks.deleted' }));
      yield* renewList();
    },
  );
  yield* spawn(
    watchMutation,
    testWebhook,
    (id: string) => client.sendOnly(postWebhooksIdTest({ id })),
    function* handleTested(_nothing: undefined, id: string) {
      yield* put(toastRequested({ key: 'editor:webhooks.tested' }));
      yield* renewDeliveries(id);
      yield* renewList();
    },
  );
  yield* spawn(
    watchMutation,
    sendAgain,
    ({ delivery }: SendingAgain) => client.sendOnly(postWebhookDeliveriesIdAgain({ id: delivery })),
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
