import { allowedAddresses, literalAddress } from './allowedAddress';
import { addressFault } from './endpointAddress';

const none = allowedAddresses([]);

/** Every spelling that URL takes for an address, and what it is one of. */
const within = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.255.255.254/',
  'https://127.0.0.1./',
  'https://１２７.0.0.1/',
  'https://127。0。0。1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://0x0a000001/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://169.254.169.254/',
  'https://2852039166/',
  'https://0xa9.0xfe.0xa9.0xfe/',
  'https://192.0.0.192/',
  'https://168.63.129.16/',
  'https://198.18.0.1/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
];

it.each(within)('refuses %s, however it is spelled', (address) => {
  expect(none(literalAddress(new URL(address)) ?? 'a name')).toBe(false);
  expect(addressFault(address, { networks: [], allowsHttp: true })).toMatch(/private or reserved/);
});

it.each(['https://8.8.8.8/', 'https://134744072/', 'https://[2606:4700::1111]/', 'https://172.32.0.1/'])(
  'lets %s be reached, which is somebody else’s',
  (address) => {
    expect(none(literalAddress(new URL(address)) ?? '')).toBe(true);
    expect(addressFault(address, { networks: [], allowsHttp: false })).toBeUndefined();
  },
);

it('lets networks be reached that the operator names, and no others', () => {
  const office = allowedAddresses(['10.1.0.0/16', 'fd12::/16', '192.168.7.7']);
  for (const address of ['10.1.2.3', 'fd12::9', '192.168.7.7', '1.1.1.1'])
    expect([address, office(address)]).toEqual([address, true]);
  for (const address of [
    '10.2.0.1',
    'fd13::9',
    '192.168.7.8',
    '127.0.0.1',
    '169.254.169.254',
    'fe80::1%eth0',
    '',
  ])
    expect([address, office(address)]).toEqual([address, false]);
  const local = allowedAddresses(['loopback']);
  for (const address of ['127.0.0.1', '127.9.9.9', '::1']) expect(local(address)).toBe(true);
  expect(local('10.0.0.1')).toBe(false);
});

it.each([
  ['http://hooks.example/', /WEBHOOK_HTTP/],
  ['ftp://hooks.example/', /no address/],
  ['file:///etc/passwd', /no address/],
  ['javascript:alert(1)', /no address/],
  ['hooks.example', /no address/],
  ['https://user:pw@hooks.example/', /user or a password/],
  ['https://localhost/', /private or reserved/],
  ['https://LOCALHOST:8443/', /private or reserved/],
  ['https://a.localhost/', /private or reserved/],
])('says what is wrong with %s', (address, words) => {
  expect(addressFault(address, { networks: [], allowsHttp: false })).toMatch(words);
});
