import { publicBrandOf } from '../../../src/codec/brand';
import { watchClick } from '../../../src/features/promotion/clickSaga';
import { decisionContext } from '../../../src/features/promotion/decisionContext';
import { addressChanged, readyPageState } from '../../../src/features/promotion/pageSlice';
import {
  captchaChanged,
  phoneChanged,
  smsCodeChanged,
  smsRequested,
} from '../../../src/features/promotion/registrationEvents';
import { createVisitDependencies } from '../../../src/features/promotion/visit';
import { createPromotionDependencies } from '../../../src/features/promotion/dependencies';
import { startEffects } from '../../../src/pages/landing/effects';
import { createLandingStore, type LandingStore } from '../../../src/pages/landing/landingStore';
import { preparePage } from '../../../src/template/preparePage';
import { landing } from '../../support/promotionPage';
import { brandWith, type RunningSandbox } from '../../support/sandbox';
import { createWindow } from './browser';
import type { TabOptions, Visit } from './job';

const brand = publicBrandOf(brandWith());
const origin = 'https://pages.example';
const sanitizeHtml = (html: string) => html;

const prepared = preparePage(landing, { brand, origin, sanitizeHtml, language: undefined });
if (!prepared.ok) throw new Error('the landing page of the tests is not one');
const { page } = prepared.value;

const phones = new Map<string, string>();

/** The telephone of whoever has this session: ten digits (rule mx), none that the sandbox treats in a way of its own. */
export function phoneOf(sessionId: string): string {
  const phone = phones.get(sessionId) ?? String(5_520_000_000 + phones.size);
  phones.set(sessionId, phone);
  return phone;
}

async function captchaAnswer({ app, store }: RunningSandbox, address: string, sid: string): Promise<string> {
  await app.inject({ method: 'GET', url: address });
  const session = await store
    .selectFrom('sessions')
    .select('captcha_answer')
    .where('sid', '=', sid)
    .executeTakeFirst();
  return session?.captcha_answer ?? '';
}

async function sentCode({ store }: RunningSandbox, phone: string): Promise<string | undefined> {
  const row = await store
    .selectFrom('phones')
    .select('sms_code')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row?.sms_code ?? undefined;
}

/** A person before the form: types the telephone, and the letters of each picture that shows, as soon as it does. */
function createReader(store: LandingStore, { host, sessionId }: TabOptions) {
  let seen: string | undefined;
  return async function read(): Promise<void> {
    const { registration } = store.getState();
    const { captchaAddress, sid } = registration;
    if (registration.phone === '') store.dispatch(phoneChanged(phoneOf(sessionId)));
    if (captchaAddress === undefined || sid === undefined || captchaAddress === seen) return;
    seen = captchaAddress;
    store.dispatch(captchaChanged(await captchaAnswer(host, captchaAddress, sid)));
  };
}

/** The code that came last is typed; where none has come, it is asked for. */
async function typeCode(store: LandingStore, { host, sessionId, pass }: TabOptions): Promise<void> {
  const phone = phoneOf(sessionId);
  if ((await sentCode(host, phone)) === undefined) {
    store.dispatch(smsRequested());
    await pass(0);
  }
  const code = (await sentCode(host, phone)) ?? '';
  if (code !== store.getState().registration.smsCode) store.dispatch(smsCodeChanged(code));
}

/** Pages of a landing page that came with its HTML: the real store, sagas, clients and keys; nothing is drawn. */
export const landingPage =
  (needsCode: boolean, tap: (store: LandingStore) => void) =>
  (tab: TabOptions): Visit => {
    const { view, location } = createWindow(
      tab.browser,
      tab.session,
      '/landing',
      `?id=${landing.id}&sessionId=${tab.sessionId}`,
    );
    const { fetch } = tab;
    const visit = createVisitDependencies({ window: view, brand, fetch });
    const effects = startEffects(
      createPromotionDependencies({
        ...visit,
        fetch,
        importPipeline: () => Promise.resolve({ preparePage, sanitizeHtml }),
        importClick: () => Promise.resolve(watchClick),
        dressPage: () => Promise.resolve(() => undefined),
      }),
    );
    const store = createLandingStore(
      { page: readyPageState(page, decisionContext(page, visit)) },
      () => Promise.resolve(effects),
      Promise.resolve(),
    );
    const read = createReader(store, tab);
    let isShown = false;
    return {
      open() {
        location.hash = '';
        if (isShown) store.dispatch(addressChanged());
        else store.begin();
        isShown = true;
      },
      leave: () => undefined,
      async prepare() {
        await read();
        if (needsCode) await typeCode(store, tab);
      },
      tap: () => tap(store),
      saysOpen: () => false,
      isElsewhere: () => location.hash !== '',
    };
  };
