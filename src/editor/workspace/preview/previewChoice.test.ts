import { firstChoice, frameAddress, previewedDocument, simulatedVisitor } from './previewChoice';

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

it('shows what a share of the visitors gets, what the others get, and the draft', () => {
  const revisionOf = (revision: number) => ({
    revision,
    document: `revision ${revision}`,
    sha256: `hash ${revision}`,
    publishedAt: 1,
    publishedByName: 'Pia',
  });
  const details = { draft: null, live: revisionOf(2), keptLive: revisionOf(1) };
  const looked = (source: 'draft' | 'live' | 'tried') =>
    previewedDocument({ ...firstChoice, source }, details);
  expect(looked('tried')).toBe('revision 2');
  expect(looked('live')).toBe('revision 1');
  // Nobody has drafted anything since: what is edited next is what was published.
  expect(looked('draft')).toBe('revision 2');
});
