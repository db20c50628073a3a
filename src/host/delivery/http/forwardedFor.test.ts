import fc from 'fast-check';
import { createServer } from '../../server';
import { readableForwardedFor } from './forwardedFor';

it.each([
  ['203.0.113.61', '203.0.113.61'],
  ['203.0.113.61:52110', '203.0.113.61'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.61', '203.0.113.61'],
  ['::ffff:cb00:713d', '203.0.113.61'],
  ['198.51.100.7:1, 203.0.113.61:2', '198.51.100.7, 203.0.113.61'],
  // What stands left of what nobody can read may be made up.
  ['198.51.100.7, unknown, 203.0.113.61', '203.0.113.61'],
  ['198.51.100.7, unknown', ''],
  ['[203.0.113.61]:80', ''],
  ['203.0.113.061', ''],
  ['203.0.113.61:', ''],
  ['3405803837', ''],
  ['', ''],
  [' ,', ''],
])('reads %j as %j', (header, expected) => {
  expect(readableForwardedFor(header)).toBe(expected);
});

it('takes no port for a part of an address', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(address, fc.integer({ min: 0, max: 65_535 }), (ip, port) => {
      const written = ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;
      expect(readableForwardedFor(written)).toBe(readableForwardedFor(ip));
      expect(readableForwardedFor(ip)).not.toBe('');
    }),
  );
});

it('leaves nothing but addresses, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const read = readableForwardedFor(header);
      expect(readableForwardedFor(read)).toBe(read);
    }),
  );
});

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly proxy?: string;
}

async function ask(
  trustedProxies: readonly string[],
  each: readonly Record<string, string>[],
): Promise<{ readonly addresses: readonly string[]; readonly warnings: readonly Line[] }> {
  const lines: Line[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const app = createServer({ trustedProxies, logStream });
  app.get('/', async ({ ip }) => ip);
  const addresses: string[] = [];
  for (const headers of each) addresses.push((await app.inject({ url: '/', headers })).body);
  await app.close();
  return { addresses, warnings: lines.filter(({ level }) => level === 'warn') };
}

describe('the address of who asks', () => {
  it('is one, whatever port a trusted proxy writes behind it', async () => {
    const { addresses, warnings } = await ask(
      ['127.0.0.1'],
      [1, 2, 3].map((port) => ({ 'x-forwarded-for': `203.0.113.61:${port}` })),
    );
    expect(addresses).toEqual(Array(3).fill('203.0.113.61'));
    expect(warnings).toEqual([]);
  });

  it('is the proxy’s where it forwards rubbish, and the log says so once', async () => {
    const { addresses, warnings } = await ask(
      ['127.0.0.1'],
      ['unknown', '_hidden', 'x'.repeat(400)].map((entry) => ({ 'x-forwarded-for': entry })),
    );
    expect(addresses).toEqual(Array(3).fill('127.0.0.1'));
    expect(warnings).toMatchObject([
      { proxy: '127.0.0.1', msg: expect.stringContaining('Have it send X-Forwarded-For') },
    ]);
  });

  it.each(['forwarded', 'x-real-ip'])('is not taken from %s, and the log says so', async (name) => {
    const { addresses, warnings } = await ask(['127.0.0.1'], [{ [name]: 'for=203.0.113.61' }]);
    expect(addresses).toEqual(['127.0.0.1']);
    expect(warnings).toHaveLength(1);
  });

  it('is the connection’s own where no proxy is trusted, and the log says so once', async () => {
    const { addresses, warnings } = await ask(
      [],
      Array.from({ length: 3 }, (_, position) => ({ 'x-forwarded-for': `203.0.113.${position}` })),
    );
    expect(addresses).toEqual(Array(3).fill('127.0.0.1'));
    expect(warnings).toMatchObject([{ proxy: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') }]);
  });

  it('is nothing to warn of where nothing was forwarded', async () => {
    expect((await ask(['127.0.0.1'], [{}])).warnings).toEqual([]);
    expect((await ask([], [{}])).warnings).toEqual([]);
  });
});
