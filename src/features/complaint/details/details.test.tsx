import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  closeBorrowerPage,
  heading,
  ok,
  openBorrowerPage,
  pass,
  refused,
  stopTime,
  type BorrowerPageOptions,
} from '../../../../tests/support/borrowerPage';
import { paths, server, toast, written } from '../../../../tests/support/complaints';
import type { FakeAnswer, FakeRoute } from '../../../../tests/support/fakeServer';
import { pageChosen } from '../../../events/navigation';

afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

describe('one complaint', () => {
  const answered = { ...written, disposeDetail: 'We fixed it', disposeImages: ['/c.jpg'], isNeedScore: 1 };
  const openDetails = async (
    data: object,
    routes: Readonly<Record<string, FakeRoute>> = {},
    options: BorrowerPageOptions = {},
  ) => {
    stopTime();
    const page = await openBorrowerPage('/complainDetails?problemId=5&language=1', {
      server: server({ [paths.detail]: ok(data), [paths.score]: ok(null), ...routes }),
      ...options,
    });
    await pass(0);
    return page;
  };
  const isAsked = () => screen.queryByTestId('score-modal') !== null;

  it('shows what was written and what the service says, pictures of both', async () => {
    const page = await openDetails(answered);
    expect(page.server.to(paths.detail)[0]?.body).toEqual({ problemId: '5' });
    expect(heading()).toBe('Complaint');
    for (const shown of ['I paid', 'Payments', 'We fixed it']) expect(screen.getByText(shown)).toBeTruthy();
    const sources = screen
      .getAllByRole('button', { name: /^Enlarge/ })
      .map((each) => each.querySelector('img')?.getAttribute('src'));
    expect(sources).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture 2' }));
    const sheet = screen.getByRole('dialog', { name: 'Picture 2 of 2' });
    expect(within(sheet).getByRole('img').getAttribute('src')).toBe('/b.jpg');
    fireEvent.click(within(sheet).getByRole('button', { name: 'Show it larger' }));
    expect(within(sheet).getByRole('button', { name: 'Show all of it' })).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [1, true],
    ['1', true],
    [2, true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
    [undefined, false],
    ['', false],
  ])('asks for a rating after 3 s with isNeedScore %j: %j', async (isNeedScore, expected) => {
    await openDetails({ ...answered, isNeedScore });
    await pass(2900);
    expect(isAsked()).toBe(false);
    await pass(200);
    expect(isAsked()).toBe(expected);
  });

  it('does not ask on another screen', async () => {
    await openDetails(answered);
    await act(async () => {
      window.history.pushState(null, '', '/complaint?language=1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await pass(4000);
    expect(isAsked()).toBe(false);
  });

  it('needs a star, thanks for few of them, and sends once with the complaint', async () => {
    const page = await openDetails(answered);
    await pass(3000);
    fireEvent.click(screen.getByTestId('score-send'));
    await pass(0);
    expect(toast()).toBe('Choose 1 to 5 stars first.');
    fireEvent.click(screen.getByTestId('star-3'));
    fireEvent.click(screen.getByTestId('score-send'));
    fireEvent.click(screen.getByTestId('score-send'));
    await pass(0);
    expect(page.server.to(paths.score).map(({ body }) => body)).toEqual([{ score: '3', problemId: '5' }]);
    expect(screen.getByTestId('thanks-modal')).toBeTruthy();
  });

  it('rates another complaint while the first one’s rating is under way, whose reply closes nothing there', async () => {
    let answerFirst: (reply: FakeAnswer) => void = () => undefined;
    const held = () => new Promise<FakeAnswer>((resolve) => (answerFirst = resolve));
    const page = await openDetails(answered, { [paths.score]: held });
    const rate = async () => {
      await pass(3000);
      fireEvent.click(screen.getByTestId('star-2'));
      fireEvent.click(screen.getByTestId('score-send'));
      await pass(0);
    };
    await rate();
    const open = pageChosen({ path: '/complainDetails', query: { problemId: '6' } });
    act(() => void page.store.dispatch(open));
    await pass(0);
    page.server.answer(paths.score, refused(3, 'Later.'));
    await rate();
    expect(page.server.to(paths.score).map(({ body }) => body)).toEqual([
      { score: '2', problemId: '5' },
      { score: '2', problemId: '6' },
    ]);
    answerFirst(ok(null));
    await pass(0);
    expect(screen.queryByTestId('thanks-modal')).toBeNull();
    expect(isAsked()).toBe(true);
  });

  it('lets the store hear of many stars', async () => {
    const page = await openDetails(answered, {}, { app: 'android' });
    await pass(3000);
    fireEvent.click(screen.getByTestId('star-4'));
    fireEvent.click(screen.getByTestId('score-send'));
    await pass(0);
    expect(page.actionsSent()).toEqual(['rate']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the answer is still to come', async () => {
    await openDetails(written);
    expect(screen.getByText(/looking into it/)).toBeTruthy();
  });

  it.each([null, {}, { content: ' ', images: ',' }])('is empty, and no fault, with %j', async (data) => {
    await openDetails(data as object);
    expect(screen.getByText('We did not find this complaint')).toBeTruthy();
  });
});
