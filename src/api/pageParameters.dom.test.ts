import fc from 'fast-check';
import { createKeyValueStore } from './keyValueStore';
import { createPageParameters, hideSecrets, readParameters } from './pageParameters';

const secretNames = ['sessionId', 'crp_phe', 'dearest', 'showy', 'dearer', 'swift', 'eyes'];

function open(address: string) {
  window.history.replaceState({ kept: true }, '', address);
  const session = createKeyValueStore(() => window.sessionStorage);
  return createPageParameters({
    location: window.location,
    history: window.history,
    session,
    brandLanguageType: 2,
  });
}

beforeEach(() => window.sessionStorage.clear());

describe('readParameters', () => {
  it('lets what stands inside the hash win, and the first of a repeated name', () => {
    const address = {
      pathname: '/landing',
      search: '?id=a&app_from=x&id=b',
      hash: '#/downloadTemplate?id=c',
    };
    expect(readParameters(address)).toEqual({ id: 'c', app_from: 'x' });
  });

  it('never tells a secret', () => {
    const name = fc.constantFrom(...secretNames, 'id', 'utm_tag');
    const query = fc.array(fc.tuple(name, fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(query, query, (outer, inner) => {
        const search = `?${new URLSearchParams(outer).toString()}`;
        const hash = `#/?${new URLSearchParams(inner).toString()}`;
        const names = Object.keys(readParameters({ pathname: '/', search, hash }));
        expect(names.filter((each) => secretNames.includes(each))).toEqual([]);
      }),
    );
  });
});

describe('page parameters', () => {
  it('take the secrets out of the visible address and leave every other byte', () => {
    open('/landing?id=mx%2Da&crp_phe=one&utm_tag=a+b&swift=s#/?showy=two&language=1');
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/landing?id=mx%2Da&utm_tag=a+b#/?language=1',
    );
    expect(window.history.state).toEqual({ kept: true });
  });

  it('send each client its headers, and everything as common parameters', () => {
    const parameters = open(
      '/landing?appVersion=3&deviceId=d&crp_phe=c&dearest=e&swift=s&eyes=y&language=1&id=x',
    );
    expect(parameters.jsonHeaders()).toEqual({ crp_phe: 'c', dearest: 'e', language: '1' });
    expect(parameters.formHeaders()).toEqual({ swift: 's', eyes: 'y' });
    expect(parameters.common()).toEqual({
      appVersion: '3',
      deviceId: 'd',
      crp_phe: 'c',
      dearest: 'e',
      swift: 's',
      eyes: 'y',
      language: '1',
    });
  });

  it.each([
    ['a€b', 'a%E2%82%ACb'],
    ['niño', 'ni%C3%B1o'],
    ['line\r\nend\n', 'line%0D%0Aend'],
    [' two words\t', 'two%20words'],
    ['100%~', '100%~'],
    ['\u0000', '%00'],
    ['🙂', '%F0%9F%99%82'],
    [' ', ''],
  ])('send %j in a header as %j, and whole in the query', (value, sent) => {
    const parameters = open(`/order?${new URLSearchParams({ crp_phe: value, swift: value }).toString()}`);
    expect(parameters.jsonHeaders().crp_phe).toBe(sent);
    expect(parameters.formHeaders().swift).toBe(sent);
    expect(parameters.common()).toMatchObject({ crp_phe: value, swift: value });
  });

  it('never hold a header that a request refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const query = Object.fromEntries(secretNames.map((name) => [name, value]));
        const parameters = open(`/order?${new URLSearchParams(query).toString()}`);
        for (const headers of [parameters.jsonHeaders(), parameters.formHeaders()]) {
          const carried = Object.fromEntries(new Headers(headers));
          expect(carried).toEqual(headers);
        }
      }),
    );
  });

  it('fall back to the brand, then follow the language that is shown', () => {
    const parameters = open('/landing?language=9');
    expect(parameters.jsonHeaders()).toEqual({ crp_phe: '', language: '2' });
    parameters.showLanguage(1);
    expect(parameters.jsonHeaders().language).toBe('1');
    expect(parameters.common().language).toBe('1');
  });

  it('survive a reload, but not another session', () => {
    open('/landing?sessionId=one&crp_phe=c');
    expect(open('/landing').common()).toMatchObject({ sessionId: 'one', crp_phe: 'c' });
    expect(open('/landing?showy=w').common()).toMatchObject({ sessionId: 'one', crp_phe: 'c', showy: 'w' });
    const other = open('/landing?sessionId=two').common();
    expect(other.sessionId).toBe('two');
    expect(other).not.toHaveProperty('crp_phe');
  });

  it('leave no secret in any address', () => {
    const pair = fc.tuple(
      fc.constantFrom(...secretNames, 'id', 'a b'),
      fc.constantFrom('v', 'x&y=z', '?', '#', ''),
    );
    fc.assert(
      fc.property(fc.array(pair), fc.array(pair), (outer, inner) => {
        open(`/landing?${new URLSearchParams(outer).toString()}#/?${new URLSearchParams(inner).toString()}`);
        const { search, hash } = window.location;
        const names = [
          ...new URLSearchParams(search).keys(),
          ...new URLSearchParams(hash.replace(/^#\/\??/, '')).keys(),
        ];
        expect(names.filter((name) => secretNames.includes(name))).toEqual([]);
      }),
    );
  });
});

describe('secrets that an address brings', () => {
  const session = createKeyValueStore(() => window.sessionStorage);
  const arrive = (query: string) => {
    window.history.replaceState(null, '', `/loanDetail?${query}`);
    return hideSecrets({ location: window.location, history: window.history, session });
  };

  it('are all that is known in a new tab, and where another session begins', () => {
    expect(arrive('sessionId=a&swift=s').includesStored).toBe(false);
    expect(arrive('sessionId=b')).toEqual({ secrets: { sessionId: 'b' }, includesStored: false });
  });

  it('are joined by those of an earlier page of the same session, which only the tab knows', () => {
    arrive('sessionId=a&swift=s');
    expect(arrive('sessionId=a')).toEqual({ secrets: { sessionId: 'a', swift: 's' }, includesStored: true });
    expect(arrive('crp_phe=c').includesStored).toBe(true);
    expect(arrive('orderId=1').includesStored).toBe(true);
  });
});
