const heard: Parameters<Document['addEventListener']>[] = [];

/** Runs the script in jsdom's window as it stands in a page's head. */
async function openAt(address: string, app: object = {}): Promise<HTMLAnchorElement> {
  window.history.replaceState(null, '', address);
  document.documentElement.dataset.bridge = 'presta';
  Object.assign(window, app);
  const listen = jest.spyOn(document, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    await import('./main');
  });
  heard.push(...listen.mock.calls);
  listen.mockRestore();
  document.body.innerHTML = '<main><a data-testid="go-home" href="/?language=1"><b>Home</b></a></main>';
  return document.querySelector('a')!;
}

/** Whether the browser would follow the link; jsdom itself can't. */
function tap(link: HTMLAnchorElement): boolean {
  let isFollowed = false;
  window.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.querySelector('b')?.click();
  return isFollowed;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  for (const [type, listener, options] of heard.splice(0))
    document.removeEventListener(type, listener, options);
  for (const name of ['presta', 'flutter_inappwebview']) Reflect.deleteProperty(window, name);
  window.sessionStorage.clear();
});

test('the way home of a page without other scripts is the app’s', async () => {
  const received: string[] = [];
  const link = await openAt('/nope?appVersion=1.2&sessionId=s', {
    presta: { postMessage: (text: string) => received.push(text) },
  });
  expect(window.location.search).toBe('?appVersion=1.2');
  expect(tap(link)).toBe(false);
  await settle();
  expect(received).toEqual(['{"action":"home","payload":{}}']);
});

test('it waits for Flutter as any other message', async () => {
  const received: string[][] = [];
  const link = await openAt('/nope', {
    flutter_inappwebview: { callHandler: async (...values: string[]) => void received.push(values) },
  });
  expect(tap(link)).toBe(false);
  await settle();
  expect(received).toEqual([]);
  window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
  await settle();
  expect(received).toEqual([['presta', '{"action":"home","payload":{}}']]);
});

test('in a browser it is a link that takes the visible parameters along', async () => {
  const link = await openAt('/nope?appVersion=1.2&language=1&sessionId=s');
  expect(tap(link)).toBe(true);
  expect(link.getAttribute('href')).toBe('/?appVersion=1.2&language=1');
});
