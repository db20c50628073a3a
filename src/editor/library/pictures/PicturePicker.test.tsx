import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import english from '../../../../locales/en/editor.json';
import fields from '../../../../locales/en/editorFields.json';
import pictures from '../../../../locales/en/editorPictures.json';
import type { EditorSession, Picture } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { createEditorClient } from '../../kit/api/editorClient';
import { sessionEvents, sessionSlice } from '../../kit/session/sessionSlice';
import { PicturePicker } from './PicturePicker';
import { picturesFeature } from './picturesFeature';
import { reducersOf } from '../../kit/shell/feature';

const picture: Picture = {
  id: 'p1',
  name: 'playa.jpg',
  image: {
    src: '/pictures/p1-720.webp',
    width: 720,
    height: 480,
    sources: [{ src: '/pictures/p1-360.webp', width: 360, type: 'image/webp' }],
  },
  bytes: 54_321,
  createdAt: 1_000,
  createdByName: 'Ada',
};

const drawing = {
  name: 'mx-hero',
  image: { src: '/pictures/mx-hero-720.1a2b3c4d.webp', alt: { es: 'Un teléfono', en: 'A telephone' } },
};

/** What leaves by XMLHttpRequest, answered by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  timeout = 0;
  status = 0;
  responseText = '';
  body: FormData | undefined;
  open = jest.fn();
  abort = jest.fn(() => this.dispatchEvent(new Event('abort')));

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
    FakeRequest.last = this;
  }

  answer(status: number, reply: object): void {
    this.status = status;
    this.responseText = JSON.stringify(reply);
    this.dispatchEvent(new Event('load'));
  }
}

const session: EditorSession = {
  account: {
    id: 'a',
    email: 'ada@example.test',
    name: 'Ada',
    role: 'editor',
    markets: null,
    isOfProvider: false,
    language: 'en',
  },
  csrfToken: 'token',
  expiresAt: 0,
  requiresApproval: false,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
};

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => (globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest));
afterEach(() => (globalThis.XMLHttpRequest = realRequest));

function renderPicker(library: readonly Picture[]) {
  const saga = createSagaMiddleware();
  const reducer = combineReducers({ session: sessionSlice.reducer, ...reducersOf(picturesFeature.slices) });
  const store = configureStore({ reducer, middleware: () => new Tuple(saga) });
  store.dispatch(sessionEvents.arrived(session));
  const replyTo = (address: string): object => {
    if (address.endsWith('/drawings')) return { drawings: [drawing] };
    if (address.endsWith('/uses')) return { uses: [{ kind: 'live', id: 'mx', name: 'Welcome' }] };
    return { pictures: library, next: null };
  };
  const fetch = jest.fn(async (address: unknown) => {
    const text = async () => JSON.stringify(replyTo(String(address)));
    return { ok: true, status: 200, text } as unknown as Response;
  });
  const client = createEditorClient({
    fetch,
    csrfToken: () => session.csrfToken,
    onProblem: () => undefined,
  });
  saga.run(picturesFeature.saga, { client, window, navigate: () => undefined });
  const onChange = jest.fn();
  render(
    <Provider store={store}>
      <TranslateContext
        value={presetTranslate({ editor: english, editorPictures: pictures, editorFields: fields })}
      >
        <PicturePicker
          value={{ src: '/old.webp', alt: { en: 'A beach' } }}
          languagesOf={() => ['es', 'en']}
          onChange={onChange}
        />
      </TranslateContext>
    </Provider>,
  );
  return { user: userEvent.setup(), onChange };
}

const chooseFile = async (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);

const openDialog = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Choose another picture' }));

it('asks what a new picture shows, in the languages of the page, and keeps no text of the one before unasked', async () => {
  const { user, onChange } = renderPicker([picture]);
  await openDialog(user);
  await user.click(await screen.findByRole('button', { name: 'Use playa.jpg' }));
  expect(screen.getByRole('heading', { name: 'What does it show?' })).toBeTruthy();
  const spanish = screen.getByLabelText<HTMLInputElement>('What it shows, Spanish');
  expect([spanish.value, spanish.lang, document.activeElement]).toEqual(['', 'es', spanish]);
  await user.type(spanish, 'Una familia{Enter}');
  expect(onChange).toHaveBeenCalledWith({ ...picture.image, alt: 'Una familia' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the text of the picture before where that is said', async () => {
  const { user, onChange } = renderPicker([picture]);
  await openDialog(user);
  await user.click(await screen.findByRole('button', { name: 'Use playa.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Use the previous picture’s text' }));
  await user.type(screen.getByLabelText('What it shows, Spanish'), 'Playa');
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(onChange).toHaveBeenCalledWith({ ...picture.image, alt: { en: 'A beach', es: 'Playa' } });
});

it('goes back to the pictures, and puts none without a text on the page unless that is wanted', async () => {
  const { user, onChange } = renderPicker([picture]);
  await openDialog(user);
  await user.click(await screen.findByRole('button', { name: 'Use playa.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Use playa.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(onChange).toHaveBeenCalledWith(picture.image);
});

it('offers the drawings with their texts below what the library has, also where that is nothing', async () => {
  const { user, onChange } = renderPicker([]);
  await openDialog(user);
  await screen.findByText(/^No pictures of your own yet/);
  expect(screen.getByRole('region', { name: 'Drawings' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Use Mexico: loan application' }));
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(onChange).toHaveBeenCalledWith(drawing.image);
});

it('finds drawings by the same search', async () => {
  const { user } = renderPicker([picture]);
  await openDialog(user);
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  await user.type(search, 'mexíco');
  expect(await screen.findByRole('button', { name: 'Use Mexico: loan application' })).toBeTruthy();
  await user.type(search, ' beach');
  expect(screen.queryByRole('region', { name: 'Drawings' })).toBeNull();
});

it('says where a picture stands instead of deleting it', async () => {
  const { user } = renderPicker([picture]);
  await openDialog(user);
  await user.click(await screen.findByRole('button', { name: 'More for playa.jpg' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('Welcome: live');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('uploads a file, says how far it is, and takes it', async () => {
  const { user, onChange } = renderPicker([]);
  await user.click(screen.getByRole('button', { name: 'Choose another picture' }));
  await screen.findByText(/^No pictures of your own yet/);
  await chooseFile(user, new File(['x'], 'playa.jpg', { type: 'image/jpeg' }));
  const request = FakeRequest.last;
  expect(request.headers).toEqual({ 'X-CSRF-Token': 'token' });
  expect((request.body!.get('picture') as File).name).toBe('playa.jpg');
  act(() => void request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 40, total: 100 })));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading playa.jpg: 40%' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  act(() => void request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 100, total: 100 })));
  await screen.findByText('playa.jpg is being made ready for phones');
  act(() => request.answer(201, { picture }));
  await user.click(await screen.findByRole('button', { name: 'Use playa.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(onChange).toHaveBeenCalledWith(picture.image);
});

it('says why a file was refused, and lets another be tried or an upload be stopped', async () => {
  const { user } = renderPicker([]);
  await user.click(screen.getByRole('button', { name: 'Choose another picture' }));
  await chooseFile(user, new File(['x'], 'a.png', { type: 'image/png' }));
  act(() =>
    FakeRequest.last.answer(415, { error: { code: 'unsupported', message: 'no', reason: 'polyglot' } }),
  );
  await screen.findByText(/holds something else besides a picture/);
  await chooseFile(user, new File(['x'], 'b.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload' }));
  expect(FakeRequest.last.abort).toHaveBeenCalled();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
