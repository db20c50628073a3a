import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import '../early/earlyInput';
import { describeError } from './describeError';

/** Which page it is about; nothing else of a report says who saw it. */
export interface ReportedPage {
  readonly templateId: string;
  readonly revision: string;
}

/** A page that fails again and again has said enough. */
const mostErrors = 5;

/** Tells the host how quickly a page came and answered, once it is left, and of errors that nothing caught. */
export function observePage(view: Window, page: ReportedPage): void {
  const send = (report: object): void => {
    const body = JSON.stringify({ ...page, ...report });
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
  observeVitals(view, send);
}

function observeVitals(view: Window, send: (report: object) => void): void {
  const vitals: Record<string, number> = {};
  const keep = ({ name, value }: Metric): void => {
    vitals[name] = value;
  };
  for (const observe of [onCLS, onINP, onLCP]) observe(keep, { reportAllChanges: true });
  const leave = (): void => {
    if (view.document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    view.document.removeEventListener('visibilitychange', leave);
    send({ kind: 'vitals', vitals });
  };
  view.document.addEventListener('visibilitychange', leave);
}

function observeErrors(view: Window, send: (report: object) => void): void {
  const told = new Set<string>();
  const tell = (thrown: unknown): void => {
    const report = describeError(thrown);
    const name = JSON.stringify(report);
    if (told.has(name) || told.size >= mostErrors) return;
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
