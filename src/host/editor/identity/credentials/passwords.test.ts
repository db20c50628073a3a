import { hashPassword, makeOneTimePassword, verifyPassword } from './passwords';

jest.unmock('./passwordCost');

const password = 'correct horse bättery';

describe('a password', () => {
  it('is kept as scrypt with what OWASP asks for, under a salt of its own', async () => {
    const hashes = await Promise.all([hashPassword(password), hashPassword(password)]);
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('is known again, on another keyboard too, and no other is', async () => {
    const hash = await hashPassword(password);
    const answers = [password, password.normalize('NFD'), `${password} `, ''].map((each) =>
      verifyPassword(each, hash),
    );
    expect(await Promise.all(answers)).toEqual([true, true, false, false]);
  });

  it('is known by the cost that it was kept with, which may be another than today’s', async () => {
    const older = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$eId7BTBGuklif4LNX1YGoJvQdllpHh-x8fuog6Rmd3I';
    expect(await verifyPassword('pleaseletmein', older)).toBe(true);
  });

  it('costs as much to refuse where there is no account', async () => {
    const timed = async (hash: string | null) => {
      const { user, system } = process.cpuUsage();
      expect(await verifyPassword(password, hash)).toBe(false);
      const used = process.cpuUsage({ user, system });
      return used.user + used.system;
    };
    const known = await timed(await hashPassword('another one'));
    expect(await timed(null)).toBeGreaterThan(known / 3);
  });
});

it('a password to be typed once has 20 letters and digits without look-alikes', () => {
  expect(makeOneTimePassword()).toMatch(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/);
});
