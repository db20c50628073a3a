import { brandElementId, readBorrowerData, readingElementId, rootElement } from './bootData';

const { origin } = window.location;
const reading = { path: '/loanDetail', origin, request: { orderId: '1' }, result: { ok: true, value: {} } };

function arrive(text: string): void {
  document.body.innerHTML = '';
  for (const [id, json] of [
    [brandElementId, '{}'],
    [readingElementId, text],
  ] as const) {
    const data = document.createElement('script');
    Object.assign(data, { id, type: 'application/json', textContent: json });
    document.body.append(data);
  }
}

describe('what the host was told', () => {
  it('is read from the document', () => {
    arrive(JSON.stringify(reading));
    expect(readBorrowerData().reading).toEqual(reading);
  });

  it('counts as not told where the document was cut off, wherever that was', () => {
    const whole = JSON.stringify(reading);
    for (let end = 0; end < whole.length; end += 1) {
      arrive(whole.slice(0, end));
      expect(readBorrowerData().reading).toBeUndefined();
    }
  });
});

it('counts as not told where the host draws for another origin than the page was opened at', () => {
  for (const other of ['https://pages.example', `${origin}0`, undefined]) {
    arrive(JSON.stringify({ ...reading, origin: other }));
    expect(readBorrowerData().reading).toBeUndefined();
  }
});

test('a document that ended before the page has a place for it all the same', () => {
  document.body.innerHTML = '<p>Cut</p>';
  const root = rootElement();
  expect(root.isConnected).toBe(true);
  expect(rootElement()).toBe(root);
});
