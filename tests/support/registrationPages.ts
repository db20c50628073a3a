import { openPage, type OpenPage } from './promotionPage';
import type { FakeServer } from './fakeServer';
import * as events from '../../src/features/promotion/registrationEvents';
import type { PromotionState } from '../../src/features/promotion/selectors';

export const query = 'id=mx&app_from=web&user_from=u1&utm_tag=t1&invite_code=i1';
export const address = `/landing?${query}`;
const open: OpenPage[] = [];

export function start(
  server: FakeServer,
  where = address,
  options: Parameters<typeof openPage>[2] = {},
): OpenPage {
  const page = openPage(where, server, options);
  open.push(page);
  return page;
}

export const hasCaptcha = ({ registration }: PromotionState) => registration.captchaAddress !== undefined;
export const toastKey = ({ toast }: PromotionState) =>
  toast.text && 'key' in toast.text ? toast.text.key : toast.text?.words;

export async function fillIn(
  page: OpenPage,
  { phone = '5512345678', captcha = 'ab12', smsCode = '482915' } = {},
) {
  await page.until(hasCaptcha);
  page.store.dispatch(events.captchaLoaded());
  page.store.dispatch(events.phoneChanged(phone));
  page.store.dispatch(events.captchaChanged(captcha));
  page.store.dispatch(events.smsCodeChanged(smsCode));
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
export const leave = () => open.splice(0).forEach((page) => page.close());

/** Every test begins with empty storage and ends with all its pages closed. */
export function provideRegistrationPages(): void {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(async () => {
    leave();
    window.history.replaceState(null, '', '/');
    await settle();
  });
}
