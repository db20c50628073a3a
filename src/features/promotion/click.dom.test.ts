import {
  createPromotionServer,
  type OpenPage,
  paths,
  reply,
  testBrand,
} from '../../../tests/support/promotionPage';
import type { FakeServer } from '../../../tests/support/fakeServer';
import {
  address,
  fillIn,
  leave,
  provideRegistrationPages,
  settle,
  start,
} from '../../../tests/support/registrationPages';
import type { ClickIdKind } from '../../generated/conversion';
import * as events from './registrationEvents';
import type { PromotionState } from './selectors';

provideRegistrationPages();

const gclid = 'EAIaIQobChMIq5_Xy4Xk-gIVw4TICh0Y9wDvEAAYASAAEgJ0fPD_BwE';
const fbclid = 'IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyi';
const brand = (...clickIds: readonly ClickIdKind[]) => ({
  brand: { ...testBrand(), ...(clickIds.length > 0 && { clickIds }) },
});
const asked = brand('fbclid', 'gclid');
const clicked = `${address}&gclid=${gclid}`;

const isAsked = ({ registration }: PromotionState) => registration.click !== undefined;
const isDone = ({ registration }: PromotionState) => registration.isRegistered;
const headersOf = (server: FakeServer) =>
  server.to(paths.register).map(({ headers }) => headers['X-Vitrina-Click']);

function tap({ state, store }: OpenPage, isAgreed = true): void {
  const { click } = state().registration;
  if (!click) throw new Error('nobody is asked');
  store.dispatch(events.clickChanged({ ...click, isAgreed }));
}
const keptInTab = () => JSON.stringify(Object.entries(window.sessionStorage));

it('is sent with the registration where the visitor agreed, and with nothing else', async () => {
  const server = createPromotionServer();
  const page = start(server, clicked, asked);
  const { registration } = await page.until(isAsked);
  expect(registration).toMatchObject({ click: { kind: 'gclid', id: gclid, isAgreed: false } });
  expect(keptInTab()).not.toContain(gclid);
  tap(page);
  await fillIn(page);
  page.store.dispatch(events.smsRequested());
  await page.until(({ registration: { secondsLeft } }) => secondsLeft > 0);
  page.store.dispatch(events.applySubmitted());
  await page.until(isDone);
  expect(headersOf(server)).toEqual([`gclid:${gclid}`]);
  const others = server.requests.filter(({ path }) => path !== paths.register);
  expect(JSON.stringify(others)).not.toContain(gclid);
  expect(keptInTab()).not.toContain(gclid);
});

it.each([
  ['did not agree', clicked, asked, []],
  ['agreed and changed their mind', clicked, asked, [true, false]],
  ['came by no click', address, asked, []],
  ['came by a click of which nobody is told', `${address}&ttclid=${gclid}`, asked, []],
  ['came by what no network writes', `${address}&gclid=5512345678`, asked, []],
  ['is on a page of a brand that tells nobody', clicked, brand(), []],
])('is not sent of who %s', async (_who, where, options, taps) => {
  const server = createPromotionServer();
  const page = start(server, where, options);
  if (taps.length > 0) await page.until(isAsked);
  for (const isAgreed of taps) tap(page, isAgreed);
  await fillIn(page);
  page.store.dispatch(events.applySubmitted());
  await page.until(isDone);
  expect(headersOf(server)).toEqual([undefined]);
  expect(keptInTab()).not.toContain(gclid);
});

it('is kept in the tab once it was agreed to, for a reload and for another page', async () => {
  const server = createPromotionServer({ [paths.register]: reply(5, null, 'closed') });
  const page = start(server, clicked, asked);
  await page.until(isAsked);
  tap(page);
  leave();
  const reloaded = start(server, clicked, asked);
  expect((await reloaded.until(isAsked)).registration.click?.isAgreed).toBe(true);
  leave();
  const another = start(server, address, asked);
  expect((await another.until(isAsked)).registration).toMatchObject({
    click: { kind: 'gclid', id: gclid, isAgreed: true },
  });
  tap(another, false);
  leave();
  const third = start(server, address, asked);
  await fillIn(third);
  await settle();
  expect(third.state().registration.click).toBeUndefined();
});

it('another click of the same tab is asked about anew', async () => {
  const page = start(createPromotionServer(), clicked, asked);
  await page.until(isAsked);
  tap(page);
  leave();
  const next = start(createPromotionServer(), `${clicked}&fbclid=${fbclid}`, asked);
  expect((await next.until(isAsked)).registration).toMatchObject({
    click: { kind: 'fbclid', id: fbclid, isAgreed: false },
  });
  expect(keptInTab()).not.toContain(gclid);
});

it('what was agreed to is forgotten where the brand tells nobody any more', async () => {
  const page = start(createPromotionServer(), clicked, asked);
  await page.until(isAsked);
  tap(page);
  leave();
  const later = start(createPromotionServer(), address, brand('fbclid'));
  await fillIn(later);
  await settle();
  expect(later.state().registration.click).toBeUndefined();
});
