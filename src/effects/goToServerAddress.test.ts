import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { BorrowerDependencies } from './borrowerDependencies';
import { goToServerAddress } from './goToServerAddress';

const origin = 'https://loans.example';

/** Where an address leads from a page that was opened with a query: to a screen of this document, or to a document of its own. */
async function follow(address: string, search: string) {
  const led: Record<'screen' | 'document', string[]> = { screen: [], document: [] };
  const dependencies = {
    window: { location: { origin, search } },
    brand: { apiOrigin: '', redirectOrigins: ['https://pay.example'] },
    navigator: { hasScreen: () => true, open: (path: string) => void led.screen.push(path) },
    leave: (whole: string) => void led.document.push(whole),
    // The saga reaches no further than these.
  } as unknown as BorrowerDependencies;
  const saga = createSagaMiddleware();
  configureStore({ reducer: (state: null = null) => state, middleware: () => new Tuple(saga) });
  await saga.run(goToServerAddress, dependencies, { address }).toPromise();
  return led;
}

test.each([
  ['/order', '?language=2&deviceId=d', '/order?deviceId=d&language=2'],
  ['/order?language=2', '?language=2', '/order?language=2'],
  ['/order?a=1&a=2&b=', '?deviceId=d', '/order?a=1&a=2&b=&deviceId=d'],
])('%s is a screen of the document at %s', async (address, search, path) => {
  expect(await follow(address, search)).toEqual({ screen: [path], document: [] });
});

test.each([
  ['/order?language=1', '?language=2', '/order?language=1'],
  ['/order?language=1', '', '/order?language=1'],
  ['/order?language=', '?language=1', '/order?language='],
  ['/order?deviceId=e', '?deviceId=d&language=2', '/order?deviceId=e&language=2'],
  ['/order?sessionId=s', '', '/order?sessionId=s'],
])(
  '%s opens anew at %s, since the document has read its common parameters',
  async (address, search, path) => {
    expect(await follow(address, search)).toEqual({ screen: [], document: [origin + path] });
  },
);

test('a strip of the system is told to our own pages alone', async () => {
  const search = '?safeBottom=48&language=2';
  expect((await follow('/order', search)).screen).toEqual(['/order?language=2&safeBottom=48']);
  expect((await follow('https://pay.example/x', search)).document).toEqual([
    'https://pay.example/x?language=2',
  ]);
});
