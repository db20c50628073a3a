import fc from 'fast-check';
import { createKeyValueStore } from '../../api/keyValueStore';
import { firstGraphemes } from '../../kernel/graphemes';
import { maxCharacters, maxPictures, pictureAddresses, type Subject } from './draft';
import { createSavedDraft, type Draft } from './savedDraft';
import { anyText } from '../../../tests/support/anyText';

const storedUnder = 'vitrina.complaintDraft';
const store = createKeyValueStore(() => window.localStorage);
const saved = (borrower = 'ana', now = Date.now) => createSavedDraft({ store, borrower, now });

afterEach(() => window.localStorage.clear());

const text = anyText({ maxLength: 300 });

describe('addresses of pictures', () => {
  const address = fc.webUrl().filter((url) => !url.includes(','));

  it('read the same from a list and from comma-joined text', () => {
    fc.assert(
      fc.property(fc.array(address), (list) => {
        expect(pictureAddresses(list.join(' , '))).toEqual(list);
        expect(pictureAddresses(list)).toEqual(list);
      }),
    );
  });

  it.each([[null], [undefined], [''], [' , ,'], [[]], [['', '  ']]])('are none in %j', (images) => {
    expect(pictureAddresses(images)).toEqual([]);
  });
});

describe('the saved draft', () => {
  const kind = fc.record({ value: fc.string({ minLength: 1 }), title: fc.string() });
  const subject: fc.Arbitrary<Subject> = fc.record({
    type: kind,
    sonType: fc.option(kind, { nil: undefined }),
    orderNo: fc.string(),
    productName: fc.string(),
  });
  const draft: fc.Arbitrary<Draft> = fc.record({
    subject: fc.option(subject, { nil: undefined }),
    text: text.map((written) => firstGraphemes(written, maxCharacters)),
    images: fc.array(
      fc.webUrl().filter((url) => !url.includes(',')),
      { maxLength: maxPictures },
    ),
    waiting: fc.nat(maxPictures),
  });

  it('comes back as it was kept, and is gone once it is forgotten', () => {
    fc.assert(
      fc.property(draft, (kept) => {
        saved().keep(kept);
        expect(saved().read()).toEqual(kept);
        saved().forget();
        expect(window.localStorage.length).toBe(0);
      }),
    );
  });

  it('is of nobody but who wrote it, and of nobody at all after a week', () => {
    const kept: Draft = { subject: undefined, text: 'They call my mother', images: ['/a.jpg'], waiting: 2 };
    const nothing: Draft = { subject: undefined, text: '', images: [], waiting: 0 };
    saved('ana', () => 0).keep(kept);
    expect(saved('ana', () => 6 * 24 * 3_600_000).read()).toEqual(kept);
    expect(saved('ana', () => 7 * 24 * 3_600_000).read()).toEqual(nothing);
    expect(window.localStorage.length).toBe(0);
    saved().keep(kept);
    expect(saved('luis').read()).toEqual(nothing);
    expect(window.localStorage.length).toBe(0);
  });

  it('is kept from a page without a session, for whoever comes back with theirs', () => {
    saved().keep({ subject: undefined, text: 'They call my mother', images: [], waiting: 0 });
    expect(saved('').read().text).toBe('');
    expect(saved().read().text).toBe('They call my mother');
  });

  it('goes to who signs in within a quarter of an hour after its session was over', () => {
    const kept: Draft = { subject: undefined, text: 'They call my mother', images: ['/a.jpg'], waiting: 2 };
    const quarter = 15 * 60_000;
    saved('ana', () => 0).keep(kept);
    saved('luis', () => 0).handOver();
    expect(saved('', () => 1).read().text).toBe('');
    saved('ana', () => 0).handOver();
    const again = saved('ana again', () => quarter - 1);
    expect(again.read()).toEqual(kept);
    again.keep({ ...kept, text: 'They call my mother at night' });
    expect(saved('ana again', () => quarter).read().text).toBe('They call my mother at night');
    saved('ana again', () => quarter).handOver();
    expect(saved('luis', () => 2 * quarter).read().text).toBe('');
  });

  it('is nothing where the storage holds something else, and never more than may be sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((images) =>
            JSON.stringify({
              borrower: 'ana',
              at: String(Date.now()),
              text: 'x'.repeat(500),
              images,
              waiting: JSON.stringify(images),
            }),
          ),
        ),
        (found) => {
          window.localStorage.setItem(storedUnder, found);
          const read = saved().read();
          expect(read.text.length).toBeLessThanOrEqual(maxCharacters);
          expect(read.images.length).toBeLessThanOrEqual(maxPictures);
          expect(read.waiting).toBeGreaterThanOrEqual(0);
          expect(read.waiting).toBeLessThanOrEqual(maxPictures);
        },
      ),
    );
  });
});
