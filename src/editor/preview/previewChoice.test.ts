import { firstChoice, frameAddress, simulatedVisitor } from './previewChoice';

it('gives a link all that the phones on the screen simulate, but for the phone itself', () => {
  const choice = {
    ...firstChoice,
    language: '2',
    utmTag: ' verano ',
    clientType: 'ios',
    registered: 'yes',
    now: '2031-05-05T10:00',
    groups: { e1: 'b', e2: 'a' },
    network: 'slow',
  } as const;
  const visitor = {
    language: '2',
    utm_tag: 'verano',
    registered: '1',
    now: '2031-05-05T16:00:00.000Z',
    groups: 'e1:b,e2:a',
  };
  expect(simulatedVisitor(choice, 'mx')).toEqual(visitor);
  expect(
    Object.fromEntries(new URL(frameAddress('mx', choice, 'mx'), 'https://x.example').searchParams),
  ).toEqual({
    source: 'draft',
    clientType: 'ios',
    network: 'slow',
    ...visitor,
  });
  expect(simulatedVisitor(firstChoice, 'mx')).toEqual({});
});
