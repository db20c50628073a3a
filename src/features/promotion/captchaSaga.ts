import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Client, PromotionName } from '../../api/client';
import { dataOf } from '../../api/reply';
import { toastRequested } from '../../events/toast';
import validateSid from '../../generated/validators/replies/getSid';
import type { Failure } from '../../kernel/failure';
import { identifierText } from '../../kernel/identifier';
import { failure, success, type Result } from '../../kernel/result';
import type { PromotionDependencies } from './dependencies';
import { sayFailure } from './failureSaga';
import { contextChanged, pageOpened } from './pageSlice';
import * as events from './registrationEvents';
import { onLeading, safely } from '../../effects/safely';
import { selectForm, selectRegistration } from './selectors';
import { phoneFault } from './registrationForm';

export function* showCaptcha({ api, now }: PromotionDependencies, sid: string) {
  yield* put(events.captchaShown(api.address('get-captcha', { sid, timestamp: now() })));
}

/** Marks the faulty field and says what is wrong with it. The toast shows also while the picture is on its way; the field says that it is. */
export function* refuse(fault: events.RegistrationFault) {
  yield* put(events.faultFound(fault));
  yield* put(
    toastRequested({ key: fault.text === events.captchaComing ? 'promotion:toast.captcha' : fault.text }),
  );
}

/** What binds captcha and SMS code (contract §5). */
async function readSid(api: Client<PromotionName>): Promise<Result<string, Failure>> {
  const data = dataOf(validateSid, await api.get('get-sid', {}));
  if (!data.ok) return data;
  const sid = identifierText(data.value.sid);
  return sid ? success(sid) : failure({ kind: 'malformed' });
}

/** A session from the server, with its first picture. Says whether there is one. */
export function* startSession(dependencies: PromotionDependencies) {
  const reply = yield* call(readSid, dependencies.api);
  if (!reply.ok) {
    yield* put(events.captchaUnavailable());
    yield* sayFailure(dependencies, reply.error);
    return false;
  }
  dependencies.formSession.save({ sid: reply.value });
  yield* put(events.sessionStarted(reply.value));
  yield* showCaptcha(dependencies, reply.value);
  return true;
}

/** Whether a session was asked for in the place of one whose picture failed, since a picture was seen last. */
interface Renewal {
  isTried: boolean;
}

/** A form came into view: what this tab had begun goes on, since the SMS code belongs to its session. */
function* beginForm(dependencies: PromotionDependencies) {
  const form = yield* select(selectForm);
  const { sid, isRegistered } = yield* select(selectRegistration);
  if (!form || sid || isRegistered) return;
  const saved = dependencies.formSession.load();
  if (saved.phone) yield* put(events.formRestored({ phone: saved.phone }));
  if (saved.countdownEnd) yield* put(events.countdownStarted(Number(saved.countdownEnd) || 0));
  if (!saved.sid) {
    yield* startSession(dependencies);
    return;
  }
  yield* put(events.sessionStarted(saved.sid));
  yield* showCaptcha(dependencies, saved.sid);
}

/** Another picture needs a telephone (contract §12); one that is missing does not. */
function* handleRefresh(dependencies: PromotionDependencies, renewal: Renewal) {
  const form = yield* select(selectForm);
  const typed = yield* select(selectRegistration);
  if (!form || typed.isRegistered) return;
  const fault = typed.isCaptchaMissing ? undefined : phoneFault(form, typed);
  if (fault) return yield* refuse(fault);
  renewal.isTried = false;
  if (typed.sid) yield* showCaptcha(dependencies, typed.sid);
  else yield* startSession(dependencies);
}

/**
 * Needs no telephone, since the visitor asked for nothing: the session may have run out, in an earlier load or in an open
 * tab. Another one is asked for until there is one, and then no more: its picture may go on failing, too.
 */
function* handleFailed(dependencies: PromotionDependencies, renewal: Renewal) {
  if (!renewal.isTried) {
    renewal.isTried = yield* startSession(dependencies);
    return;
  }
  yield* put(events.captchaUnavailable());
  yield* put(toastRequested({ key: events.captchaMissing }));
}

/** The session of the form and its picture. */
export function* watchCaptcha(dependencies: PromotionDependencies) {
  const renewal: Renewal = { isTried: false };
  yield* takeLeading(
    [pageOpened, contextChanged],
    safely(() => beginForm(dependencies)),
  );
  yield* onLeading(events.captchaRefreshRequested, () => handleRefresh(dependencies, renewal));
  yield* onLeading(events.captchaFailed, () => handleFailed(dependencies, renewal));
  yield* takeEvery(events.captchaLoaded, () => void (renewal.isTried = false));
  yield* takeEvery(events.phoneChanged, function* keepPhone() {
    const { phone } = yield* select(selectRegistration);
    dependencies.formSession.save({ phone });
  });
}
