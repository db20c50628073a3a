import fc from 'fast-check';
import { checkRedirect, withParameters, type RedirectRules } from './address';

const rules: RedirectRules = {
  origin: 'https://loans.test',
  apiOrigin: 'https://api.test',
  redirectOrigins: ['https://pay.test', 'https://pay.test:8443'],
};

const hrefOf = (address: string) => checkRedirect(address, rules)?.url.href;

describe('checkRedirect', () => {
  it.each([
    ['/loanDetail?orderId=1', 'https://loans.test/loanDetail?orderId=1'],
    ['loanDetail', 'https://loans.test/loanDetail'],
    ['https://loans.test/x#y', 'https://loans.test/x#y'],
    [' https://pay.test/a ', 'https://pay.test/a'],
    ['https://pay.test:8443/a', 'https://pay.test:8443/a'],
    ['https://api.test/contract.pdf', 'https://api.test/contract.pdf'],
  ])('lets %s through', (address, expected) => {
    expect(hrefOf(address)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    '//evil.test/a',
    '/\\evil.test/a',
    'https://pay.test.evil.test/',
    'https://pay.test@evil.test/',
    'https://user:word@pay.test/',
    'http://pay.test/',
    'https://pay.test:444/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://loans.test/1-2-3',
    'prestademo://open',
    'https://',
  ])('refuses %j', (address) => {
    expect(checkRedirect(address, rules)).toBeUndefined();
  });

  it('knows its own origin from the others', () => {
    expect(checkRedirect('/a', rules)?.isOwnOrigin).toBe(true);
    expect(checkRedirect('https://pay.test/a', rules)?.isOwnOrigin).toBe(false);
    expect(checkRedirect('https://api.test/a', rules)?.isOwnOrigin).toBe(false);
  });

  it('never leads to an origin that nobody named, whatever the address', () => {
    const origins = [rules.origin, rules.apiOrigin, ...rules.redirectOrigins];
    const part = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'pay.test',
      'evil.test',
      'loans.test',
      '.',
      '#',
      '?',
      ' ',
      'javascript:',
      '\t',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (address) => {
          const destination = checkRedirect(address, rules);
          expect(destination === undefined || origins.includes(destination.url.origin)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('withParameters', () => {
  it('adds what is missing and keeps what the address says itself', () => {
    const url = new URL('https://pay.test/a?from=server#end');
    expect(withParameters(url, { from: 'confirm', appVersion: '1 2' }).href).toBe(
      'https://pay.test/a?from=server&appVersion=1+2#end',
    );
    expect(url.href).toBe('https://pay.test/a?from=server#end');
  });
});
