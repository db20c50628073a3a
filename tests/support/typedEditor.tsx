import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TemplateDetails } from '../../src/generated/editor';
import { createEditorClient } from '../../src/editor/kit/api/editorClient';
import { editFeature } from '../../src/editor/workspace/screen/editFeature';
import { publishFeature } from '../../src/editor/release/publish/publishFeature';
import { TemplateScreen } from '../../src/pages/editor/TemplateScreen';
import { picturesFeature } from '../../src/editor/library/pictures/picturesFeature';
import { sectionsFeature } from '../../src/editor/library/sections/sectionsFeature';
import { experimentListFeature } from '../../src/editor/insight/statistics/experimentsFeature';
import { sessionEvents } from '../../src/editor/kit/session/sessionSlice';
import { EditorPage } from '../../src/pages/editor/EditorPage';
import { createEditorStore } from '../../src/pages/editor/editorStore';
import {
  detailsOf,
  draftOf,
  refusal,
  session,
  templateId,
  detailsPath,
  draftPath,
  lockPath,
} from './editedTemplate';
import { createFakeServer, type FakeRoute, type FakeServer } from './fakeServer';
import { testBrand } from './promotionPage';
import type { Words } from './typingModel';

/** What jsdom leaves out and the editor asks for, and a clock that is set; each test leaves nothing on the screen. */
export function provideEditorWindow(): void {
  beforeAll(() => {
    Object.assign(window, {
      matchMedia: () => ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
      scrollTo: () => undefined,
    });
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
    if (!('CSS' in globalThis))
      Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });
    if (!('reportError' in globalThis))
      Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) });
    AbortSignal.timeout = () => new AbortController().signal;
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
}

/** Blocks of the document, each with the one field that is typed into; `page` is the page's own title. */
export const places = ['page', 'first', 'second'] as const;
export type Place = (typeof places)[number];

const documentOf = (words: Words): string =>
  JSON.stringify({
    schemaVersion: 1,
    id: templateId,
    locale: 'en',
    title: words.page,
    blocks: [
      { id: 'first', type: 'hero', props: { title: words.first } },
      { id: 'second', type: 'hero', props: { title: words.second } },
    ],
  });

interface EditedDocument {
  readonly title: string;
  readonly blocks: readonly { readonly props: { readonly title: string } }[];
}

/** What a document's text says where the model looks. */
export function wordsOf(text: string): Words {
  const { title, blocks } = JSON.parse(text) as EditedDocument;
  return { page: title, first: blocks[0]?.props.title ?? '', second: blocks[1]?.props.title ?? '' };
}

/** The host's half: one draft, saved over the version that it was made from. */
export class DraftHost {
  version = 1;
  document: string;
  readonly server: FakeServer;
  /** What it tells of the template beside its draft. */
  facts: Partial<TemplateDetails> = {};

  constructor(words: Words, routes: Readonly<Record<string, FakeRoute>> = {}) {
    this.document = documentOf(words);
    this.server = createFakeServer({
      ...routes,
      [detailsPath]: () => ({ body: this.details }),
      [lockPath]: { body: { lock: { accountId: 'ana', accountName: 'Ana', until: 1 } } },
      [draftPath]: ({ body }) => {
        const { document, baseVersion } = body as { document: string; baseVersion: number };
        if (baseVersion !== this.version)
          return {
            status: 409,
            body: refusal('conflict', { current: draftOf(this.document, this.version) }),
          };
        this.version += 1;
        this.document = document;
        return { body: { draft: draftOf(document, this.version) } };
      },
    });
  }

  get details(): TemplateDetails {
    return { ...detailsOf(this.document, this.version), ...this.facts };
  }
}

/** By selector: roles cost jsdom a walk through everything that is drawn. */
function element<Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}`);
  return found;
}

const press = (target: Element | undefined): Promise<void> =>
  act(async () => {
    if (!target) throw new Error('There is nothing to press');
    fireEvent.click(target);
  });

const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** A button with nothing to do says so, and keeps the focus. */
const canPress = (name: string): boolean =>
  element(HTMLButtonElement, `[aria-label="${name}"]`).getAttribute('aria-disabled') !== 'true';

/** The whole editor in jsdom but for its canvas, as one person uses it; clocks are jest's. */
export class TypedEditor {
  private constructor(private readonly line: { isCut: boolean }) {}

  /** Opens the template in a new page; what an earlier one kept on this device is still there. */
  static async open(host: DraftHost): Promise<TypedEditor> {
    window.history.replaceState(null, '', `/editor/templates/${templateId}`);
    const { store, start, add } = createEditorStore();
    const line = { isCut: false };
    const send: typeof fetch = (...request) =>
      line.isCut ? new Promise(() => undefined) : host.server.fetch(...request);
    const client = createEditorClient({ fetch: send, csrfToken: () => 'token', onProblem: () => undefined });
    const dependencies = { client, window, navigate: () => undefined };
    start(dependencies);
    add(picturesFeature, dependencies);
    add(experimentListFeature, dependencies);
    add(sectionsFeature, dependencies);
    add(editFeature, dependencies);
    add(publishFeature, dependencies);
    store.dispatch(
      sessionEvents.arrived({ ...session, account: { ...session.account, role: 'administrator' } }),
    );
    const other = <h1>Elsewhere</h1>;
    const screens = {
      '/': other,
      '/templates/:id': <TemplateScreen brand={testBrand()} />,
      '/templates/:id/history': other,
      '/templates/:id/preview': other,
      '/templates/:id/statistics': other,
      '/replace': other,
      '/sections/:id': other,
      '/sections/:id/pages': other,
      '/bundles': other,
      '/bundles/:id': other,
      '/calendar': other,
      '/accounts': other,
      '/audit': other,
      '/webhooks': other,
      '/settings': other,
      '/account': other,
    };
    render(<EditorPage store={store} screens={screens} approval={null} onNavigatorReady={() => undefined} />);
    await pass(10);
    return new TypedEditor(line);
  }

  readonly pause = pass;

  /** The page is gone: what it still says to the host, or keeps on this device, is not heard any more. */
  forget(): void {
    this.line.isCut = true;
    const { localStorage } = window;
    const kept = Array.from(
      { length: localStorage.length },
      (_, position) => localStorage.key(position) ?? '',
    ).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    cleanup();
    localStorage.clear();
    for (const [key, text] of kept) localStorage.setItem(key, text);
  }

  private get field(): HTMLTextAreaElement {
    return element(HTMLTextAreaElement, '[aria-label="Fields"] textarea');
  }

  private get rows(): readonly HTMLElement[] {
    return [
      element(HTMLElement, 'nav[aria-label="Blocks"] > button'),
      ...document.querySelectorAll<HTMLElement>('nav[aria-label="Blocks"] [role="row"]'),
    ];
  }

  get text(): string {
    return this.field.value;
  }

  get place(): Place {
    return places[this.rows.findIndex((row) => row.getAttribute('aria-selected') === 'true')] ?? 'page';
  }

  get canUndo(): boolean {
    return canPress('Undo');
  }

  get canRedo(): boolean {
    return canPress('Redo');
  }

  async choose(place: Place): Promise<void> {
    await press(this.rows[places.indexOf(place)]);
  }

  async type(text: string): Promise<void> {
    await act(async () => {
      this.field.focus();
      fireEvent.change(this.field, { target: { value: text } });
    });
  }

  async press(name: 'Undo' | 'Redo'): Promise<void> {
    await press(element(HTMLButtonElement, `[aria-label="${name}"]`));
  }

  /** As a keyboard does it: Control goes down first, and Puck hears of both. */
  async key(key: 'z' | 'y'): Promise<void> {
    await act(async () => {
      const target = document.activeElement ?? document.body;
      const held = { ctrlKey: true, bubbles: true };
      fireEvent.keyDown(target, { key: 'Control', code: 'ControlLeft', ...held });
      fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ...held });
      fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Control', code: 'ControlLeft' });
    });
  }

  /** By a link of the editor to another of its screens, and once it has answered. */
  async leave(link: string): Promise<void> {
    await press(
      [...document.querySelectorAll('a')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent) === link,
      ),
    );
    await pass(10);
  }

  /** As a reload, another address or a closed tab does it: the page has this one event and no time after it. */
  async leaveAtOnce(): Promise<void> {
    this.line.isCut = true;
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
  }

  get offersChanges(): boolean {
    return screen.queryByText('Unsent changes were found') !== null;
  }

  async useChanges(): Promise<void> {
    await press(screen.getByText('Use these changes'));
  }
}
