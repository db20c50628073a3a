import type { Page } from '../../template/block';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import '../preHydration/earlyInput';

const maxErrors = 5;

/** Tells the host how quickly a page came and answered, once it is left, and of errors that nothing caught. */
export function observePage(view: Window, page: Page): void {
  const { id: templateId, revision = '' } = page;
  const send = (report: object): void => {
    // Nothing else of a report says who saw the page.
    const body = JSON.stringify({ templateId, revision, ...report });
    const headers = { 'Content-Type': 'application/json' };
    const init: RequestInit = {
      method: 'POST',
      headers,
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    };
    void view.fetch('/report', init).catch(() => undefined);
  };
  observeErrors(view, send);
  observeVitals(view, (vitals) => send({ kind: 'vitals', vitals, variant: view.vitrinaEarly?.variant }));
}

type Vitals = Readonly<Record<string, number>>;

function observeVitals(view: Window, send: (vitals: Vitals) => void): void {
  const vitals: Record<string, number> = {};
  const keep = ({ name, value }: Metric): void => {
    vitals[name] = value;
  };
  for (const observe of [onCLS, onINP, onLCP]) observe(keep, { reportAllChanges: true });
  const leave = (): void => {
    if (view.document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    view.document.removeEventListener('visibilitychange', leave);
    send(vitals);
  };
  view.document.addEventListener('visibilitychange', leave);
}

function observeErrors(view: Window, send: (report: object) => void): void {
  const told = new Set<string>();
  const tell = (thrown: unknown): void => {
    const report = describeError(thrown);
    const name = JSON.stringify(report);
    if (told.has(name) || told.size >= maxErrors) return;
    told.add(name);
    send({ kind: 'error', ...report });
  };
  // What came before this was loaded.
  view.vitrinaEarly?.errors.forEach(tell);
  view.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) tell(error);
  });
  view.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

export interface DescribedError {
  /** Name and message, as the code or the browser worded them; the host takes out what could be about a person. */
  readonly error: string;
  /** `landing.1a2b3c.js:1:2345`; empty where it is not in a file of ours. */
  readonly place: string;
}

/** Characters of an error's name and message that are told. */
const maxLength = 300;
/** Of a stack of any browser: the first file below `/assets/`, with its line and column. */
const ownFile = /\/assets\/([A-Za-z0-9._-]{1,80}:\d{1,7}:\d{1,7})/;

function describeError(thrown: unknown): DescribedError {
  if (!(thrown instanceof Error)) return { error: `threw ${typeof thrown}`, place: '' };
  return { error: String(thrown).slice(0, maxLength), place: ownFile.exec(thrown.stack ?? '')?.[1] ?? '' };
}
