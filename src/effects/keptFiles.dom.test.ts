import {
  forgetKeptFiles,
  forgetOldFiles,
  keptFilesDatabase,
  keptFilesLife,
  markKeptFiles,
} from './keptFiles';

const deleted: string[] = [];
const view = {
  localStorage: window.localStorage,
  indexedDB: { deleteDatabase: (name: string) => void deleted.push(name) } as unknown as IDBFactory,
};

beforeEach(() => {
  deleted.length = 0;
  window.localStorage.clear();
});

test.each([
  ['its own session', 'ana', keptFilesLife - 1, []],
  ['no session', '', keptFilesLife - 1, []],
  ['another session', 'luis', 1, [keptFilesDatabase]],
  ['its own session a day later', 'ana', keptFilesLife, [keptFilesDatabase]],
])('files that were kept meet a page of %s', (_whose, borrower, later, gone) => {
  markKeptFiles(view, 'ana', 1_000);
  forgetOldFiles(view, borrower, 1_000 + later);
  expect(deleted).toEqual(gone);
  expect(window.localStorage.length).toBe(1 - gone.length);
});

test('a page asks for no database where nothing was kept', () => {
  forgetOldFiles(view, 'ana', 1_000);
  expect(deleted).toEqual([]);
});

test('a browser that forbids databases stops nothing', () => {
  const forbidding = {
    localStorage: window.localStorage,
    get indexedDB(): IDBFactory {
      throw new Error('forbidden');
    },
  };
  markKeptFiles(forbidding, 'ana', 1_000);
  forgetKeptFiles(forbidding);
  expect(window.localStorage.length).toBe(0);
});
