import { fireEvent, screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  ok,
  pass,
  refused,
  settle,
  stopTime,
} from '../../../../tests/support/borrowerPage';
import { openForm, paths, pick, picturesShown, tap, toast, type } from '../../../../tests/support/complaints';
import { pictureFile, teachPictures } from '../../../../tests/support/fakePictures';

afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

describe('pictures', () => {
  const uploads = () => {
    let count = 0;
    return () => ok({ url: `/uploads/${(count += 1)}.jpg` });
  };

  it('are made small, uploaded as multipart, and sent comma-joined in their order', async () => {
    const { drawn } = teachPictures({ width: 4000, height: 3000 });
    const page = await openForm({ [paths.upload]: uploads() });
    await pick(pictureFile('jpeg'), pictureFile('png', 'no-extension'));
    expect(drawn).toEqual(['1600x1200 image/jpeg', '1600x1200 image/jpeg']);
    const { init: sent, headers, query: parameters } = page.server.to(paths.upload)[0]!;
    const file = (sent.body as FormData).get('problemImage') as File;
    expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
    expect(headers['X-Requested-With']).toBe('XMLHttpRequest');
    expect(headers['Content-Type']).toBeUndefined();
    expect(parameters.language).toBe('1');
    type('Two');
    await tap('complaint-submit');
    expect(page.server.to(paths.save)[0]?.body).toMatchObject({
      problemImage: '/uploads/1.jpg,/uploads/2.jpg',
    });
  });

  it.each([
    ['a JPEG of 12 MB', pictureFile('jpeg', 'large.jpg', 12 * 1024 * 1024)],
    ['HEIC', pictureFile('heic')],
    ['AVIF', pictureFile('avif')],
  ])('of %s are made a small JPEG where the browser can read them', async (_what, file) => {
    const { drawn } = teachPictures({ width: 4000, height: 3000 });
    const page = await openForm({ [paths.upload]: uploads() });
    await pick(file);
    expect(drawn).toEqual(['1600x1200 image/jpeg']);
    const sent = (page.server.to(paths.upload)[0]!.init.body as FormData).get('problemImage') as File;
    expect(sent.type).toBe('image/jpeg');
  });

  it.each([pictureFile('heic', 'photo.heic'), pictureFile('avif', 'photo.avif')])(
    'that the browser can not read are refused with what to do: $name',
    async (file) => {
      teachPictures({ width: 10, height: 10 });
      Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('unknown')) });
      await openForm({ [paths.upload]: uploads() });
      await pick(file);
      expect(screen.getByText(`${file.name}: This browser`, { exact: false }).textContent).toContain(
        'Set the camera to JPEG',
      );
      expect(picturesShown()).toBe(0);
    },
  );

  it('are decoded one at a time, and a third one waits for two that are uploaded', async () => {
    teachPictures({ width: 10, height: 10 });
    let decoding = 0;
    let mostAtOnce = 0;
    const bitmap = { width: 10, height: 10, close: () => void (decoding -= 1) };
    Object.assign(globalThis, {
      async createImageBitmap() {
        mostAtOnce = Math.max(mostAtOnce, (decoding += 1));
        return bitmap;
      },
    });
    const answers: ((reply: ReturnType<typeof ok>) => void)[] = [];
    const page = await openForm({ [paths.upload]: () => new Promise((resolve) => answers.push(resolve)) });
    await pick(pictureFile('jpeg'), pictureFile('jpeg'));
    await pick(pictureFile('jpeg'));
    expect(mostAtOnce).toBe(1);
    expect(page.server.to(paths.upload)).toHaveLength(2);
    expect(screen.getByRole('progressbar', { name: 'Uploading picture 3' })).toBeTruthy();
    answers[1]?.(ok({ url: '/uploads/2.jpg' }));
    await settle();
    answers[2]?.(ok({ url: '/uploads/3.jpg' }));
    answers[0]?.(ok({ url: '/uploads/1.jpg' }));
    await settle();
    type('All three');
    await tap('complaint-submit');
    expect(page.server.to(paths.save)[0]?.body).toMatchObject({
      problemImage: '/uploads/1.jpg,/uploads/2.jpg,/uploads/3.jpg',
    });
  });

  it('that the phone has no memory for are offered again', async () => {
    teachPictures({ width: 10, height: 10 });
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
    const page = await openForm({ [paths.upload]: uploads() });
    await pick(pictureFile('jpeg'));
    expect(toast()).toContain('Too little memory');
    Object.assign(HTMLCanvasElement.prototype, { getContext });
    fireEvent.click(screen.getByRole('button', { name: 'Retry picture 1' }));
    await settle();
    expect(page.server.to(paths.upload)).toHaveLength(1);
  });

  it('that the phone is never done with are offered again, and keep no other one waiting', async () => {
    teachPictures({ width: 10, height: 10 });
    const { createImageBitmap } = globalThis;
    Object.assign(globalThis, { createImageBitmap: () => new Promise(() => undefined) });
    const page = await openForm({ [paths.upload]: uploads() });
    stopTime();
    fireEvent.change(screen.getByTestId('complaint-upload'), {
      target: { files: [pictureFile('jpeg'), pictureFile('jpeg')] },
    });
    await pass(0);
    Object.assign(globalThis, { createImageBitmap });
    await pass(30_000);
    await pass(0);
    expect(screen.getByRole('button', { name: 'Retry picture 1' })).toBeTruthy();
    expect(page.server.to(paths.upload)).toHaveLength(1);
  });

  it('that are refused stay named while others are still looked at', async () => {
    teachPictures({ width: 10, height: 10 });
    const { createImageBitmap } = globalThis;
    await openForm({ [paths.upload]: uploads() });
    Object.assign(globalThis, { createImageBitmap: () => new Promise(() => undefined) });
    await pick(new File(['hello'], 'notes.png'), pictureFile('jpeg'));
    await pick(pictureFile('jpeg'));
    expect(screen.getByText(/notes\.png/)).toBeTruthy();
    Object.assign(globalThis, { createImageBitmap });
  });

  it('are never made larger', async () => {
    const { drawn } = teachPictures({ width: 30, height: 20 });
    await openForm({ [paths.upload]: uploads() });
    await pick(pictureFile('png'));
    expect(drawn).toEqual(['30x20 image/jpeg']);
  });

  it('are nine at most: the tenth is ignored', async () => {
    teachPictures({ width: 10, height: 10 });
    const page = await openForm({ [paths.upload]: uploads() });
    await pick(...Array.from({ length: 10 }, () => pictureFile('jpeg')));
    expect(picturesShown()).toBe(9);
    await pick(pictureFile('jpeg'));
    expect(picturesShown()).toBe(9);
    expect(page.server.to(paths.upload)).toHaveLength(9);
  });

  it.each([
    [
      'a text that calls itself a picture',
      new File(['hello'], 'x.png', { type: 'image/png' }),
      /x\.png: Not a picture/,
    ],
    ['a file over 40 MB', pictureFile('jpeg', 'big.jpg', 40 * 1024 * 1024 + 1), /big\.jpg: .*40 MB/],
    ['an empty file', new File([], 'empty.jpg'), /empty\.jpg: Not a picture/],
  ])('refuse %s with a clear message', async (_what, file, message) => {
    teachPictures({ width: 10, height: 10 });
    const page = await openForm({ [paths.upload]: uploads() });
    await pick(file, pictureFile('jpeg'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(picturesShown()).toBe(1);
    expect(page.server.to(paths.upload)).toHaveLength(1);
  });

  it('end their upload when they are removed, since someone pays for each byte', async () => {
    teachPictures({ width: 10, height: 10 });
    const page = await openForm({ [paths.upload]: 'silent' });
    await pick(pictureFile('jpeg'));
    const { signal } = page.server.to(paths.upload)[0]!.init;
    expect(signal?.aborted).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await settle();
    expect(signal?.aborted).toBe(true);
    expect(toast()).toBeUndefined();
  });

  it('refuse what begins as a picture and is none', async () => {
    teachPictures({ width: 10, height: 10 });
    Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('no picture')) });
    await openForm({ [paths.upload]: uploads() });
    await pick(pictureFile('png'));
    expect(screen.getByText(/could not be read/, { selector: 'li' })).toBeTruthy();
  });

  it('say what failed, can be tried again or removed, and hold the complaint back meanwhile', async () => {
    teachPictures({ width: 10, height: 10 });
    const page = await openForm({ [paths.upload]: refused(4, 'Storage is full') });
    await pick(pictureFile('jpeg'), pictureFile('jpeg'));
    expect(toast()).toBe('Storage is full');
    type('With pictures');
    await tap('complaint-submit');
    expect(toast()).toContain('did not arrive');
    expect(page.server.to(paths.save)).toHaveLength(0);
    page.server.answer(paths.upload, ok({ url: '/uploads/9.jpg' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry picture 2' }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await tap('complaint-submit');
    expect(page.server.to(paths.save)[0]?.body).toMatchObject({ problemImage: '/uploads/9.jpg' });
  });

  it('that wait in the browser are gone once the session is over', async () => {
    const deleted: string[] = [];
    const indexedDB = { deleteDatabase: (name: string) => void deleted.push(name) };
    Object.defineProperty(window, 'indexedDB', { value: indexedDB, configurable: true });
    teachPictures({ width: 10, height: 10 });
    await openForm({ [paths.upload]: refused(401, '') });
    await pick(pictureFile('jpeg'));
    expect(deleted).toEqual(['vitrina.files']);
    expect(Object.keys(window.localStorage)).not.toContain('vitrina.filesKept');
    Reflect.deleteProperty(window, 'indexedDB');
  });

  it('show that they are on their way, and one that is removed meanwhile does not come back', async () => {
    teachPictures({ width: 10, height: 10 });
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
    await openForm({ [paths.upload]: () => new Promise((resolve) => (answer = resolve)) });
    await pick(pictureFile('jpeg'));
    expect(screen.getByRole('progressbar', { name: 'Uploading picture 1' })).toBeTruthy();
    type('Wait');
    await tap('complaint-submit');
    expect(toast()).toContain('still on their way');
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    answer(ok({ url: '/uploads/1.jpg' }));
    await settle();
    expect(picturesShown()).toBe(0);
  });
});
