/** @jest-environment jsdom */
import '../../support/browserSetup';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { casesRun, runs } from '../../support/soak';
import {
  DraftHost,
  provideEditorWindow,
  TypedEditor,
  wordsOf,
  places,
  type Place,
} from '../../support/typedEditor';
import { TypingModel } from '../../support/typingModel';

// What is drawn on the canvas has no part in what is typed, and jsdom can't lay it out.
jest.mock('../../../src/editor/workspace/screen/Canvas', () => ({
  Canvas: () => null,
  phoneWidths: [320, 360, 412],
}));

provideEditorWindow();

const first = { page: 'Page', first: 'One', second: 'Two' };

type Deed =
  | { readonly kind: 'type' | 'erase' }
  | { readonly kind: 'pause'; readonly ms: number }
  | { readonly kind: 'choose'; readonly place: Place }
  | { readonly kind: 'undo' | 'redo'; readonly by: 'key' | 'button' }
  | { readonly kind: 'leave'; readonly link: string }
  | { readonly kind: 'reload' };

const how = fc.constantFrom('key' as const, 'button' as const);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'type' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pause' as const), ms: fc.integer({ min: 1, max: 2_500 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('choose' as const), place: fc.constantFrom(...places) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), by: how }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redo' as const), by: how }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('leave' as const),
      link: fc.constantFrom('All templates', 'Preview', 'People'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
);

/** One person's visit, beside what the model says of it. */
class Visit {
  private readonly host = new DraftHost(first);
  private readonly model = new TypingModel(first);
  private editor: TypedEditor | undefined;
  private place: Place = 'page';
  private keys = 0;

  async start(): Promise<void> {
    this.editor = await TypedEditor.open(this.host);
    this.place = 'page';
  }

  async do(deed: Deed): Promise<void> {
    const { editor, model } = this;
    if (!editor) throw new Error('not started');
    switch (deed.kind) {
      case 'type':
      case 'erase': {
        const text =
          deed.kind === 'erase'
            ? first[this.place]
            : `${model.words[this.place] ?? ''}${(this.keys += 1) % 10}`;
        if (text === model.words[this.place]) break;
        await editor.type(text);
        model.type(this.place, text);
        break;
      }
      case 'pause':
        await editor.pause(deed.ms);
        model.pause(deed.ms);
        break;
      case 'choose':
        await editor.choose(deed.place);
        model.settle();
        this.place = deed.place;
        break;
      case 'undo':
      case 'redo': {
        const isUndo = deed.kind === 'undo';
        if (deed.by === 'key') await editor.key(isUndo ? 'z' : 'y');
        else await editor.press(isUndo ? 'Undo' : 'Redo');
        const isPossible = isUndo ? model.canUndo : model.canRedo;
        // A button that can't be pressed does nothing; a key says that typing has ended.
        const changed = isPossible || deed.by === 'key' ? model.step(isUndo ? -1 : 1) : undefined;
        this.place = places.find((place) => place === changed) ?? this.place;
        break;
      }
      case 'leave':
        await editor.leave(deed.link);
        model.settle();
        expect(wordsOf(this.host.document)).toEqual(model.words);
        await this.reopen();
        break;
      case 'reload':
        await editor.leaveAtOnce();
        model.settle();
        await this.reopen();
        break;
    }
  }

  /** A new page shows or offers what the one before left. */
  private async reopen(): Promise<void> {
    this.editor?.forget();
    await this.start();
    const { editor, model } = this;
    model.reopen();
    if (!editor?.offersChanges) return;
    await editor.useChanges();
  }

  check(): void {
    const { editor, model } = this;
    expect({
      place: editor?.place,
      text: editor?.text,
      canUndo: editor?.canUndo,
      canRedo: editor?.canRedo,
    }).toEqual({
      place: this.place,
      text: model.words[this.place],
      canUndo: model.canUndo,
      canRedo: model.canRedo,
    });
  }

  /** Left alone, the host has it all. */
  async end(): Promise<void> {
    await this.editor?.pause(5_000);
    this.model.settle();
    expect(wordsOf(this.host.document)).toEqual(this.model.words);
    expect(window.localStorage).toHaveLength(0);
    this.editor?.forget();
  }
}

async function visit(deeds: readonly Deed[]): Promise<void> {
  // One that failed has left its page behind.
  cleanup();
  window.localStorage.clear();
  const person = new Visit();
  await person.start();
  for (const deed of deeds) {
    await person.do(deed);
    person.check();
  }
  await person.end();
}

test('an undo within a second takes back what was typed, and a redo brings it back', async () => {
  await visit([
    { kind: 'choose', place: 'second' },
    { kind: 'type' },
    { kind: 'pause', ms: 2_000 },
    { kind: 'choose', place: 'first' },
    { kind: 'type' },
    { kind: 'pause', ms: 500 },
    { kind: 'undo', by: 'key' },
    { kind: 'redo', by: 'key' },
    { kind: 'type' },
    { kind: 'undo', by: 'button' },
    { kind: 'undo', by: 'button' },
  ]);
});

test.each<Deed>([
  { kind: 'leave', link: 'All templates' },
  { kind: 'leave', link: 'Preview' },
  { kind: 'leave', link: 'People' },
  { kind: 'reload' },
])('what was typed just before %j is not lost', async (leaving) => {
  await visit([
    { kind: 'choose', place: 'first' },
    { kind: 'type' },
    leaving,
    { kind: 'choose', place: 'second' },
    { kind: 'type' },
    { kind: 'pause', ms: 300 },
    leaving,
  ]);
});

test(
  'whatever is typed, undone and redone, and whenever it is left, nothing is lost and the last thing is taken back',
  async () => {
    const numRuns = runs(4, 300);
    let deeds = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: runs(15, 30) }), async (all) => {
        deeds += all.length;
        await visit(all);
      }),
      { numRuns },
    );
    casesRun('typing', numRuns, `${deeds} deeds`);
  },
  runs(60_000, 3_600_000),
);
