import { fireEvent, screen } from '@testing-library/react';
import { closeBorrowerPage, ok, refused, settle } from '../../../../tests/support/borrowerPage';
import { openForm, paths, pick, picturesShown, tap, toast, type } from '../../../../tests/support/complaints';
import { pictureFile, teachPictures } from '../../../../tests/support/fakePictures';

afterEach(closeBorrowerPage);

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
      /x\.png: Only JPEG/,
    ],
    ['a file over 8 MB', pictureFile('jpeg', 'big.jpg', 8 * 1024 * 1024 + 1), /big\.jpg: .*8 MB/],
    ['an empty file', new File([], 'empty.jpg'), /empty\.jpg: Only JPEG/],
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
