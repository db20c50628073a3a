/** @jest-environment jsdom */
import '../../support/browserSetup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { TemplateDetails } from '../../../src/generated/editor';
import { detailsPath } from '../../support/editedTemplate';
import type { FakeRoute } from '../../support/fakeServer';
import { DraftHost, provideEditorWindow, TypedEditor } from '../../support/typedEditor';

// What is drawn on the canvas has no part in what is published, and jsdom can't lay it out.
jest.mock('../../../src/editor/workspace/screen/Canvas', () => ({
  Canvas: () => null,
  phoneWidths: [320, 360, 412],
}));

provideEditorWindow();

const publishAt = Date.parse('2030-06-02T12:00-06:00');
const schedule = { sha256: 'b'.repeat(64), publishAt, byName: 'Pia', reason: 'Buen Fin' };
const publishPath = `${detailsPath}/publish`;
const schedulePath = `${detailsPath}/schedule`;

interface Opened {
  readonly facts: Partial<TemplateDetails>;
  readonly routes?: Readonly<Record<string, FakeRoute>>;
  /** What differs of the page. */
  readonly document?: object;
}

/** The dialog over a page of two blocks, at its last step where that is asked for. */
async function open({ facts, routes = {}, document }: Opened) {
  const host = new DraftHost({ page: 'Page', first: 'One', second: 'Two' }, routes);
  if (document) host.document = JSON.stringify({ ...(JSON.parse(host.document) as object), ...document });
  host.facts = facts;
  const editor = await TypedEditor.open(host);
  const press = async (button: HTMLElement) => {
    await act(async () => void fireEvent.click(button));
    await editor.pause(10);
  };
  await press(screen.getByText('Publish…'));
  const dialog = () => within(screen.getAllByRole('dialog').at(-1)!);
  const named = (name: string | RegExp) => dialog().getByRole('button', { name });
  return { host, press, dialog, named, pause: editor.pause };
}

test('what was changed after scheduling is said not to be in it, and takes its place in one step', async () => {
  const replaced: FakeRoute = ({ body }) => ({
    body: { schedule: { ...schedule, ...(body as object), byName: 'Ana' } },
  });
  const { host, press, dialog, named } = await open({
    facts: { schedule },
    routes: { [publishPath]: replaced },
  });
  expect(screen.getByLabelText('Where it stands').textContent).toContain('Changed since it was scheduled');
  expect(dialog().getByText(/^What was changed since it was scheduled is not in it/)).toBeTruthy();
  await press(named('Schedule the changed page instead'));
  expect(dialog().getByText(/^This takes the place of what is scheduled for/)).toBeTruthy();
  await press(named('Schedule instead'));
  const [sent] = host.server.to(publishPath);
  expect(sent?.body).toMatchObject({ sha256: 'a'.repeat(64), publishAt, reason: 'Buen Fin' });
});

test('a page that was taken offline says until when it was live, and is not called published for the first time', async () => {
  const offline = { revision: 4, at: Date.parse('2030-05-02T12:00-06:00'), byName: 'Pia', reason: 'over' };
  const { press, dialog } = await open({ facts: { state: 'ended', offline } });
  await press(dialog().getByText('What changes'));
  expect(dialog().getByText(/^Until .*2030.* visitors saw revision 4; now they see nothing\.$/)).toBeTruthy();
  expect(dialog().queryByText('This is the first time that it is published.')).toBeNull();
});

test('the second click of a double click neither publishes in the step that the first led to nor closes the dialog', async () => {
  const { host, press, dialog, named, pause } = await open({
    facts: { schedule },
    routes: { [publishPath]: { body: { schedule } } },
  });
  const clickAs = async (detail: number, element: Element) => {
    await act(async () => {
      fireEvent.mouseDown(element, { detail });
      fireEvent.mouseUp(element, { detail });
      fireEvent.click(element, { detail });
    });
    await pause(10);
  };
  await press(dialog().getByText('What changes'));
  await clickAs(1, named('Continue'));
  await clickAs(2, named('Schedule instead'));
  expect(host.server.to(publishPath)).toHaveLength(0);
  const shade = screen.getByRole('dialog').parentElement!.parentElement!;
  await clickAs(2, shade);
  await clickAs(1, named('Schedule instead'));
  expect(host.server.to(publishPath)).toHaveLength(1);
  await clickAs(1, shade);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('publishing now says that it cancels what is scheduled', async () => {
  const { press, dialog, named } = await open({ facts: { schedule } });
  await press(named('Schedule the changed page instead'));
  await press(dialog().getByLabelText('Now'));
  expect(dialog().getByText(/What is scheduled for .* is cancelled\.$/)).toBeTruthy();
});

test('a schedule of what the page says by now offers nothing in its place', async () => {
  const { dialog } = await open({ facts: { schedule: { ...schedule, sha256: 'a'.repeat(64) } } });
  expect(dialog().queryByText(/^What was changed since/)).toBeNull();
  expect(dialog().queryByText('Schedule the changed page instead')).toBeNull();
});

test('a schedule is cancelled after a question, and that is said', async () => {
  const { host, press, dialog, named } = await open({
    facts: { schedule },
    routes: {
      [schedulePath]: () => {
        host.facts = {};
        return { body: host.details };
      },
    },
  });
  await press(named('Cancel the schedule'));
  expect(dialog().getByText(/^Nothing happens at the set time, and this can’t be undone/)).toBeTruthy();
  await press(named('Cancel'));
  expect(host.server.to(schedulePath)).toHaveLength(0);
  await press(named('Cancel the schedule'));
  await press(named('Cancel the schedule'));
  expect(host.server.to(schedulePath).map(({ method }) => method)).toEqual(['DELETE']);
  expect(document.activeElement).toBe(
    dialog().getByText('The schedule is cancelled. The draft is as it was.'),
  );
});

const trialBlock = (group: string) => ({
  id: group,
  type: 'hero',
  props: { title: group },
  variant: { experiment: 'promise', group, weight: 1 },
});
const group = (name: string) => ({
  group: name,
  weight: 1,
  visits: 0,
  forms: 0,
  codes: 0,
  applications: 0,
  registrations: 0,
  taps: 0,
  messages: 0,
  faults: 0,
  loads: 0,
  slowLoads: 0,
  answers: 0,
  slowAnswers: 0,
});
const traffic = {
  days: 0,
  visits: 0,
  forms: 0,
  codes: 0,
  applications: 0,
  registrations: 0,
  taps: 0,
  messages: 0,
};
const promise = {
  name: 'promise',
  state: 'draft',
  plan: null,
  startedAt: null,
  endedAt: null,
  keptGroup: null,
  groups: [group('A'), group('B')],
  days: [],
};

test('an experiment that a publication begins shows what it is judged by, which is kept before it begins', async () => {
  const experimentsPath = `${detailsPath}/experiments`;
  const planPath = `${experimentsPath}/promise/plan`;
  const list = { experiments: [promise], traffic };
  const { host, press, dialog, named, pause } = await open({
    facts: {},
    document: { kind: 'landing', name: 'Page', blocks: [trialBlock('A'), trialBlock('B')] },
    routes: {
      [experimentsPath]: { body: list },
      [planPath]: { body: list },
      [publishPath]: { body: {} },
    },
  });
  await pause(2_000);
  await press(named('Continue'));
  expect(dialog().getByText('All of it goes live: 2 blocks')).toBeTruthy();
  expect(dialog().getByTestId('differences').closest('details')?.open).toBe(false);
  await press(dialog().getByText('When'));
  const trials = within(dialog().getByTestId('beginning-trials'));
  expect(trials.getByText('“promise”')).toBeTruthy();
  expect(trials.getByText('Judged by')).toBeTruthy();
  const reason = dialog().getByLabelText('Why');
  await act(async () => void fireEvent.change(reason, { target: { value: 'a trial' } }));
  await press(named('Publish'));
  const sent = host.server.requests.filter(({ method }) => method === 'PUT' || method === 'POST');
  expect(sent.map(({ path }) => path).slice(-2)).toEqual([planPath, publishPath]);
  expect(host.server.to(planPath)[0]?.body).toEqual({ mainFigure: 'registrations', smallestChange: 20 });
  expect(host.server.to(publishPath)[0]?.body).not.toHaveProperty('plans');
});
