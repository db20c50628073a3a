import { act, screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  heading,
  loanCall,
  ok,
  openBorrowerPage,
  settle,
  stopTime,
} from '../../../tests/support/borrowerPage';
import { endpoints, isReading, type CallName } from '../../contract/calls';
import { pageChosen } from '../../events/navigation';
import { borrowerPaths, type BorrowerPath } from '../../kernel/pagePaths';
import { screenRows } from './screens';
import { readsAhead } from './readsAhead';

beforeEach(stopTime);
afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

const query = { productId: 'p1', orderId: 'o1', orderNo: 'o1', problemId: '7', amount: '100' };

/** Says yes to every call. */
const routes = Object.fromEntries(
  Object.values(endpoints).flatMap(({ path }) => [
    [path, { body: { code: '00', success: true, message: '', data: {} } }],
    [loanCall(path), ok({})],
  ]),
);

const callOf = (path: string): CallName | undefined =>
  (Object.keys(endpoints) as CallName[]).find((name) => path.endsWith(endpoints[name].path));

/** A link to a screen, wherever it stands on a page. */
function putLink(path: BorrowerPath): HTMLElement {
  const link = document.createElement('a');
  link.href = `${path}?${new URLSearchParams(query).toString()}`;
  document.body.append(link);
  return link;
}

/** jsdom's pointer events have no button. */
const touch = (element: Element): Promise<void> =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  });

const screensThatRead = Object.keys(readsAhead) as BorrowerPath[];

describe.each(screensThatRead)('%s', (path) => {
  it('is asked for when a finger goes down, and not once more when it is opened', async () => {
    const { server, store } = await openBorrowerPage('/error', { routes });
    const link = putLink(path);
    await touch(link);
    await touch(link);
    expect(server.requests).toHaveLength(1);
    await settle();
    act(() => void store.dispatch(pageChosen({ path, query })));
    await settle();
    const sent = server.requests.map((request) => callOf(request.path));
    expect(sent.filter((name) => name === sent[0])).toHaveLength(1);
    expect(sent.some((name) => name === undefined || !isReading(name))).toBe(false);
    link.remove();
  });
});

it('every screen that reads is begun by touch', async () => {
  const rows = screenRows({ feesPageUrl: '' } as Parameters<typeof screenRows>[0]);
  const reading = await Promise.all(
    borrowerPaths.map(async (path) => ((await rows[path].load()).feature.readings?.[path] ? [path] : [])),
  );
  expect(reading.flat().filter((path) => !(path in readsAhead))).toEqual([]);
});

it('a finger that scrolls past many links asks for one thing at a time and goes nowhere', async () => {
  const { server } = await openBorrowerPage('/error', {
    routes: { ...routes, [loanCall('/v3/loan-details/loan-details')]: 'silent' },
  });
  const links = (['/loanDetail', '/repay', '/order'] as const).map(putLink);
  for (const link of links) await touch(link);
  await settle();
  expect(server.requests).toHaveLength(1);
  expect(window.location.pathname).toBe('/error');
  links.forEach((link) => link.remove());
});

it('leads from a control too: paying is asked for before the finger is lifted', async () => {
  const { server } = await openBorrowerPage('/loanDetail?orderId=o1&productId=p1', {
    routes: {
      ...routes,
      [loanCall('/v3/loan-details/loan-details')]: ok({ orderStatus: 174, noticeStatusText: 'Por pagar' }),
    },
  });
  await settle();
  await touch(screen.getByTestId('repay-button'));
  expect(server.to(loanCall('/v3/installment/loan-play-detail')).map(({ body }) => body)).toEqual([
    { orderId: 'o1', productId: 'p1' },
  ]);
});

it('a loan of the list shows its name, status and rows at once, while the rest is asked for', async () => {
  const order = {
    orderNo: 'o7',
    productName: 'Crédito Ágil',
    status: 'Por pagar',
    list: [{ title: 'Monto', value: '$9.00' }],
  };
  const { user } = await openBorrowerPage('/order', {
    routes: {
      [loanCall('/user-problem/problem-init')]: ok({ orderList: [order] }),
      [loanCall('/v3/loan-details/loan-details')]: 'silent',
    },
  });
  await settle();
  await user.click(screen.getByRole('link', { name: /Ver el préstamo o7/ }));
  expect(heading()).toBe('Detalle del préstamo');
  const seen = () =>
    ['Crédito Ágil', 'Por pagar', '$9.00', 'o7'].map((text) => screen.queryAllByText(text).length);
  expect(seen()).toEqual([1, 1, 1, 1]);
  await settle();
  expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('true');
  expect(seen()).toEqual([1, 1, 1, 1]);
});
