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
    Object.fromEntries(
      new URL(frameAddress('mx', choice, 'mx', undefined), 'https://x.example').searchParams,
    ),
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
  const guard = {
    sequence: 7,
    revision: 2,
    previousRevision: 1,
    sharePercent: 25,
    plannedVisits: null,
    startedAt: 5,
    outcome: null,
    figure: null,
    endedAt: null,
    endedByName: null,
  } as const;
  const details = { draft: null, live: revisionOf(2), keptLive: revisionOf(1), guard };
  const looked = (source: 'draft' | 'live' | 'tried') => {
    const choice = { ...firstChoice, source };
    const { searchParams } = new URL(frameAddress('mx', choice, 'mx', details), 'https://x.example');
    return [previewedDocument(choice, details), searchParams.get('source'), searchParams.get('sha256')];
  };
  expect(looked('tried')).toEqual(['revision 2', null, 'hash 2']);
  expect(looked('live')).toEqual(['revision 1', 'live', null]);
  // A guarded publication that has ended meanwhile: everybody gets the same.
  const over = { draft: null, live: revisionOf(2) };
  expect(frameAddress('mx', { ...firstChoice, source: 'tried' }, 'mx', over)).toContain('source=live');
});
