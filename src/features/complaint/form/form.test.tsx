import { act, screen, waitFor } from '@testing-library/react';
import { closeBorrowerPage, ok, pass, refused, stopTime } from '../../../../tests/support/borrowerPage';
import {
  counter,
  open,
  openForm,
  paths,
  pick,
  picturesShown,
  tap,
  toast,
  type,
} from '../../../../tests/support/complaints';
import { pictureFile, teachPictures } from '../../../../tests/support/fakePictures';
import { pageChosen } from '../../../events/navigation';

afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

/** The page is closed, and opened again by a browser that has kept its storage. */
function openLater(address: string) {
  const stored = Object.entries<string>(window.localStorage);
  closeBorrowerPage();
  for (const [name, value] of stored) window.localStorage.setItem(name, value);
  return open(address);
}

describe('the form', () => {
  it('counts, and ignores what is longer than 200', async () => {
    await openForm();
    expect(counter()).toBe('0/200');
    expect(screen.getByRole('img', { name: '0 of 200 characters' })).toBe(
      screen.getByTestId('complaint-counter'),
    );
    type('abc');
    expect(counter()).toBe('3/200');
    type('x'.repeat(250));
    expect(counter()).toBe('200/200');
    expect(screen.getByTestId<HTMLTextAreaElement>('complaint-text').value).toHaveLength(200);
    expect(screen.getByText('x'.repeat(50)).closest('[role="status"]')?.textContent).toContain(
      '(50 too many)',
    );
    type('x'.repeat(199));
    expect(screen.queryByText(/too many/)).toBeNull();
  });

  it('counts and cuts what a person sees as one sign', async () => {
    await openForm();
    const family = '👨‍👩‍👧‍👦';
    type(family.repeat(3));
    expect(counter()).toBe('3/200');
    type(`${'a'.repeat(199)}${family}${family}`);
    expect(counter()).toBe('200/200');
    expect(screen.getByTestId<HTMLTextAreaElement>('complaint-text').value).toBe(
      `${'a'.repeat(199)}${family}`,
    );
    expect(screen.getByText(family)).toBeTruthy();
  });

  it.each(['', '   \n '])('asks for words where there are none: %j', async (text) => {
    const page = await openForm();
    type(text);
    await tap('complaint-submit');
    expect(toast()).toBe('Please provide your opinions and suggestions');
    expect(document.activeElement).toBe(screen.getByTestId('complaint-text'));
    expect(page.server.to(paths.save)).toHaveLength(0);
  });

  it('sends once, says so for 1.5 s, and returns to complaint home with nothing kept', async () => {
    stopTime();
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
    const page = await openForm({ [paths.save]: () => new Promise((resolve) => (answer = resolve)) });
    type('  It is slow  ');
    window.localStorage.setItem('other', 'stays');
    await tap('complaint-submit');
    await tap('complaint-submit');
    expect(page.server.to(paths.save)).toHaveLength(1);
    answer(ok({}));
    await pass(0);
    expect(screen.getByRole('dialog').textContent).toContain('We received your message');
    expect(page.server.to(paths.save)[0]).toMatchObject({
      body: {
        problemType: '2',
        problemSonType: '',
        problemDetail: 'It is slow',
        problemImage: '',
        orderNo: 'A',
      },
      headers: { 'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    expect(window.localStorage.getItem('vitrina.complaintDraft')).toBeNull();
    expect(window.localStorage.getItem('other')).toBe('stays');
    await pass(1400);
    expect(window.location.pathname).toBe('/complainPageNext');
    await pass(200);
    await waitFor(() => expect(window.location.pathname).toBe('/complaint'));
    await pass(0);
    await tap('complaint-type-3');
    expect(counter()).toBe('0/200');
  });

  it('leads nobody back who went elsewhere while it was on its way, and tells them', async () => {
    stopTime();
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
    const page = await openForm({ [paths.save]: () => new Promise((resolve) => (answer = resolve)) });
    type('It is slow');
    await tap('complaint-submit');
    act(() => void page.store.dispatch(pageChosen({ path: '/complaintList' })));
    await pass(0);
    answer(ok({}));
    await pass(2000);
    expect(window.location.pathname).toBe('/complaintList');
    expect(toast()).toBe('We received your message');
    expect(window.localStorage.getItem('vitrina.complaintDraft')).toBeNull();
    act(() => void page.store.dispatch(pageChosen({ path: '/complaint', query: { orderId: 'A' } })));
    await pass(0);
    await tap('complaint-type-3');
    expect(counter()).toBe('0/200');
  });

  it('takes no other words while it is being sent: they would be in no complaint at all', async () => {
    const page = await openForm({ [paths.save]: 'silent' });
    type('It is slow');
    await tap('complaint-submit');
    expect(screen.getByTestId<HTMLTextAreaElement>('complaint-text').readOnly).toBe(true);
    expect(screen.getByTestId<HTMLInputElement>('complaint-upload').matches(':disabled')).toBe(true);
    type('It is slow, and rude');
    expect(counter()).toBe('10/200');
    expect(page.server.to(paths.save)).toHaveLength(1);
  });

  it('keeps everything after a lost reply, and tries again under the same key', async () => {
    const page = await openForm({ [paths.save]: 'lost' });
    type('Again');
    await tap('complaint-submit');
    expect(toast()).toContain('no connection');
    page.server.answer(paths.save, refused(7, 'Busy'));
    await tap('complaint-submit');
    page.server.answer(paths.save, ok({}));
    await tap('complaint-submit');
    const keys = page.server.to(paths.save).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('keeps kind, order, words and uploaded pictures over a reload', async () => {
    teachPictures({ width: 100, height: 100 });
    await openForm({ [paths.upload]: ok({ url: '/uploads/1.jpg' }) });
    type('Still here');
    await pick(pictureFile('jpeg'));
    const page = await openLater('/complainPageNext?language=1');
    expect(counter()).toBe('10/200');
    expect(picturesShown()).toBe(1);
    expect(screen.getByRole('region', { name: 'About' }).textContent).toContain('Payments');
    await tap('complaint-submit');
    expect(page.server.to(paths.save)[0]?.body).toMatchObject({
      problemType: '2',
      problemDetail: 'Still here',
      problemImage: '/uploads/1.jpg',
      orderNo: 'A',
    });
  });

  it('says how many pictures did not outlive the page where the browser keeps none', async () => {
    teachPictures({ width: 100, height: 100 });
    await openForm({ [paths.upload]: 'silent' });
    await pick(pictureFile('jpeg'), pictureFile('jpeg'), pictureFile('jpeg'));
    await openLater('/complainPageNext?language=1');
    expect(picturesShown()).toBe(0);
    expect(screen.getByText(/Pictures that were not sent: 3/)).toBeTruthy();
    await openLater('/complainPageNext?language=1');
    expect(screen.queryByText(/Pictures that were not sent/)).toBeNull();
  });

  it.each([
    ['whose session was over keeps it for their next one', 401, '11/200'],
    ['who was refused keeps it from whoever comes next', 7, '0/200'],
  ])('a writer %s', async (_what, code, kept) => {
    await openForm({ [paths.save]: refused(code, '') }, 'one');
    type('They called');
    await tap('complaint-submit');
    await openLater('/complainPageNext?language=1&sessionId=two');
    expect(counter()).toBe(kept);
  });

  it('opened first, asks what it is about before it sends', async () => {
    const page = await open('/complainPageNext?language=1&deviceId=d');
    expect(screen.getByRole('link', { name: 'Choose what it is about' }).getAttribute('href')).toBe(
      '/complaint?deviceId=d&language=1',
    );
    type('Hello');
    await tap('complaint-submit');
    expect(toast()).toBe('Choose what it is about first');
    expect(page.server.to(paths.save)).toHaveLength(0);
  });
});
