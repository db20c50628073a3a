import { canShare, downloadFile, type KeepingWindow, shareFile } from './keptFile';

const file = new File(['<h1>Key facts</h1>'], 'key-facts-2026-11-23.html', { type: 'text/html' });
const downloads: string[] = [];

function viewWith(share: (data: ShareData) => Promise<void>, mayShare = true): KeepingWindow {
  const navigator = { canShare: () => mayShare, share };
  const URL = { createObjectURL: () => 'blob:copy', revokeObjectURL: () => undefined };
  return { document, navigator, URL, setTimeout: () => 0 } as unknown as KeepingWindow;
}

beforeEach(() => {
  downloads.length = 0;
  document.addEventListener('click', noteDownload);
});
afterEach(() => document.removeEventListener('click', noteDownload));

function noteDownload(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLAnchorElement) downloads.push(event.target.download);
}

it('hands the very file to the app that is chosen', async () => {
  const shared: ShareData[] = [];
  await shareFile(
    viewWith(async (data) => void shared.push(data)),
    file,
  );
  expect(shared).toEqual([{ files: [file], title: file.name }]);
  expect(downloads).toEqual([]);
});

it.each([
  ['AbortError', 'who thinks better of it has chosen that', true],
  ['NotAllowedError', 'a browser that refuses has handed nothing over', false],
  ['DataError', 'an app that fails has taken nothing', false],
])('%s: %s', async (name, _, isSettled) => {
  const refusing = viewWith(() => Promise.reject(new DOMException('no', name)));
  expect(await shareFile(refusing, file)).toBe(isSettled);
  expect(downloads).toEqual([]);
});

it('is kept under its name, and leaves nothing in the page', () => {
  downloadFile(
    viewWith(async () => undefined),
    file,
  );
  expect(downloads).toEqual([file.name]);
  expect(document.querySelector('a')).toBeNull();
});

it('is offered where the browser hands such files on', () => {
  expect(canShare(viewWith(async () => undefined))).toBe(true);
  expect(canShare(viewWith(async () => undefined, false))).toBe(false);
  expect(canShare(window)).toBe(false);
});
