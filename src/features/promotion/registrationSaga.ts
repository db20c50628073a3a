import { call, put, select } from 'typed-redux-saga';
import { sendOnce } from '../../api/calls';
import { countdownMs } from '../../effects/countdown';
import { toastRequested } from '../../events/toast';
import type { Failure } from '../../kernel/failure';
import { goToDownload } from './actionSaga';
import { refuse, showCaptcha, startSession } from './captchaSaga';
import type { PromotionDependencies } from './dependencies';
import { sayFailure } from './failureSaga';
import { clickHeaders, countedHeaders, getSmsPayload, registerPayload } from './payloads';
import * as events from './registrationEvents';
import { downloadIdOf, screenOf } from './route';
import { onLeading } from '../../effects/safely';
import { smsSent } from './stepEvents';
import { selectForm, selectPage, selectPageState, selectRegistration } from './selectors';
import { visitQuery } from './visitQuery';
import { applyFault, smsFault } from './registrationForm';

/** Codes of contract §13. */
const codes = { alreadyRegistered: '11', smsCaptchaWrong: '101', registerCaptchaWrong: '-1' } as const;

const codeOf = (problem: Failure): string | undefined =>
  problem.kind === 'refused' ? problem.code : undefined;

/** The form as it stands now; undefined where there is none to send, or it has been sent with success. */
function* currentForm() {
  const form = yield* select(selectForm);
  const typed = yield* select(selectRegistration);
  const page = yield* select(selectPage);
  const { context } = yield* select(selectPageState);
  return form && page && context && !typed.isRegistered ? { form, typed, page, context } : undefined;
}

type CurrentForm = NonNullable<
  ReturnType<typeof currentForm> extends Generator<unknown, infer Form> ? Form : never
>;

/**
 * Where there is a download page it comes next; else the visitor stays and is thanked. Who reads the agreement by now is
 * not pulled away from it.
 */
function* leadOn(dependencies: PromotionDependencies) {
  if (screenOf(dependencies.window.location.hash) !== 'landing') return;
  const page = yield* select(selectPage);
  const { context } = yield* select(selectPageState);
  if (page && context && downloadIdOf(context.query, page.links) !== undefined)
    yield* goToDownload(dependencies);
}

function* handleRefusal(dependencies: PromotionDependencies, problem: Failure, sid: string) {
  const code = codeOf(problem);
  if (code === codes.alreadyRegistered) {
    dependencies.visitor.rememberRegistered();
    yield* put(toastRequested({ key: 'promotion:toast.alreadyRegistered' }));
    return yield* leadOn(dependencies);
  }
  const isCaptchaWrong = code === codes.smsCaptchaWrong || code === codes.registerCaptchaWrong;
  if (isCaptchaWrong) yield* showCaptcha(dependencies, sid);
  yield* sayFailure(dependencies, problem);
}

function* sendSms(dependencies: PromotionDependencies, { typed, page, context }: CurrentForm) {
  const { api, keys, brand, formSession, now } = dependencies;
  // Without a session there was no picture to read: the visitor reads the new one first.
  if (!typed.sid) return yield* startSession(dependencies);
  const payload = getSmsPayload(brand, typed, typed.sid, context);
  const headers = countedHeaders(dependencies, page, context);
  const send = () => sendOnce(api, keys, payload.phone, { call: 'get-sms', payload, headers });
  const reply = yield* call(send);
  if (!reply.ok) return yield* handleRefusal(dependencies, reply.error, typed.sid);
  yield* put(smsSent());
  const end = now() + countdownMs;
  formSession.save({ countdownEnd: String(end) });
  yield* put(events.countdownStarted(end));
  yield* put(toastRequested({ key: 'promotion:toast.smsSent' }));
}

function* handleSmsRequested(dependencies: PromotionDependencies) {
  const current = yield* currentForm();
  if (!current) return;
  if (current.typed.secondsLeft > 0) {
    yield* put(toastRequested({ key: 'promotion:toast.smsRepeated' }));
    return;
  }
  const fault = smsFault(current.form, current.typed);
  if (fault) return yield* refuse(fault);
  yield* put(events.smsSendingStarted());
  try {
    yield* sendSms(dependencies, current);
  } finally {
    yield* put(events.smsSendingEnded());
  }
}

function* celebrate(dependencies: PromotionDependencies, { page, context }: CurrentForm) {
  const { visitor, formSession, tracking } = dependencies;
  visitor.rememberRegistered();
  formSession.clear();
  yield* put(events.registered());
  yield* put(toastRequested({ key: 'promotion:toast.registered' }));
  const uc = context.query.UC ?? '';
  tracking.track({ name: 'registrationCompleted', payload: { uc, templateId: page.id } });
  yield* leadOn(dependencies);
}

function* apply(dependencies: PromotionDependencies, current: CurrentForm) {
  const { api, keys, brand, tracking } = dependencies;
  const { form, typed, page, context } = current;
  tracking.track({ name: 'click', payload: { ...visitQuery(page, context), phone: typed.phone } });
  if (!typed.sid) return yield* startSession(dependencies);
  const payload = registerPayload(brand, form, typed, typed.sid, context);
  const headers = { ...countedHeaders(dependencies, page, context), ...clickHeaders(typed) };
  const send = () => sendOnce(api, keys, payload.phone, { call: 'register', payload, headers });
  const reply = yield* call(send);
  if (reply.ok) yield* celebrate(dependencies, current);
  else yield* handleRefusal(dependencies, reply.error, typed.sid);
}

function* handleApplySubmitted(dependencies: PromotionDependencies) {
  const current = yield* currentForm();
  if (!current) return;
  const fault = applyFault(current.form, current.typed);
  if (fault) return yield* refuse(fault);
  yield* put(events.applyStarted());
  try {
    yield* apply(dependencies, current);
  } finally {
    yield* put(events.applyEnded());
  }
}

/** SMS code and registration; each is refused while its own call is under way (contract §6). */
export function* watchRegistration(dependencies: PromotionDependencies) {
  yield* onLeading(events.smsRequested, () => handleSmsRequested(dependencies));
  yield* onLeading(events.applySubmitted, () => handleApplySubmitted(dependencies));
}
