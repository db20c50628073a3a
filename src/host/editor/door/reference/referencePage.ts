import en from '../../../../../locales/en/editorReference.json';
import es from '../../../../../locales/es/editorReference.json';
import components from '../../../../generated/editorComponents.json';
import type { EditorLanguage } from '../../../../generated/editor';
import { escapeHtml } from '../../../../kernel/escapeHtml';
import { callName } from '../../../../editorCalls/row';
import type { EditorCall } from '../calls/call';

const texts = { en, es };

export const referenceStyle = [
  ':root{color-scheme:only light}*{box-sizing:border-box}',
  'body{margin:0;background:#f5f5f2;color:#20242b;font:14px/1.5 system-ui,sans-serif}',
  'main{width:min(1040px,100%);margin:0 auto;padding:32px 24px 64px}',
  'h1{margin:0 0 8px;font-size:1.5rem;line-height:1.25}h2{margin:40px 0 12px;font-size:1.125rem}',
  'p{max-width:70ch;margin:0 0 8px;color:#5b616c}a{color:#1f5fbf}',
  'section{padding:16px 20px;border:1px solid #deddd8;border-radius:12px;background:#fff;margin:0 0 8px;overflow-x:auto}',
  'h3{margin:0;font:600 14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}section p{margin:4px 0 0}',
  'dl{display:flex;flex-wrap:wrap;gap:4px 24px;margin:8px 0 0}dl div{display:flex;gap:6px}dt{color:#5b616c}dd{margin:0}',
  'details{padding:0 20px;border:1px solid #deddd8;border-radius:12px;background:#fff;margin:0 0 8px}',
  'summary{min-height:44px;padding:11px 0;cursor:pointer;font-weight:600}',
  'pre{margin:0;padding:0 0 16px;overflow-x:auto;font:12px/1.5 ui-monospace,monospace}',
  ':focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}',
].join('');

type Words = typeof en;

const linkTo = (name: string): string => `<a href="#${name}">${name}</a>`;

const fact = (name: string, value: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`;

function callSection(call: EditorCall, words: Words): string {
  const { method, path, summary, payload, reply, query } = call;
  const opener =
    call.role === 'anyone'
      ? [fact(words.opens, escapeHtml(words.anyone))]
      : [
          fact(words.role, escapeHtml(call.role)),
          fact(words.scope, escapeHtml(call.scope === 'session' ? words.noToken : call.scope)),
        ];
  const facts = [
    ...opener,
    ...(payload === undefined
      ? []
      : [
          fact(
            words.body,
            payload === 'multipart' ? 'multipart/form-data' : linkTo(components.names[payload]),
          ),
        ]),
    fact(words.answer, reply === undefined ? '204' : linkTo(components.names[reply])),
    ...(query ? [fact(words.query, escapeHtml(query.join(', ')))] : []),
  ];
  return `<section id="${callName(method, path)}"><h3>${method} ${escapeHtml(path)}</h3><p lang="en">${escapeHtml(summary)}</p><dl>${facts.join('')}</dl></section>`;
}

const schemaSection = ([name, schema]: readonly [string, object]): string =>
  `<details id="${name}"><summary>${name}</summary><pre lang="en">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

/** The editor's calls for people to read, with the content of `/editor/openapi.json`. */
export function referencePage(language: EditorLanguage, calls: readonly EditorCall[]): string {
  const words = texts[language];
  const groups = [...new Set(calls.map(({ path }) => path.split('/')[1] ?? ''))];
  const sections = groups.map((group) => {
    const own = calls.filter(({ path }) => path.split('/')[1] === group);
    return `<h2 id="${group}">/${group}</h2>${own.map((call) => callSection(call, words)).join('')}`;
  });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words.title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${referenceStyle}</style></head><body><main>`,
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p>`,
    `<p><a href="/editor/openapi.json">${escapeHtml(words.file)}</a></p>`,
    ...sections,
    `<h2>${escapeHtml(words.schemas)}</h2>`,
    ...Object.entries(components.schemas).map(schemaSection),
    '</main></body></html>',
  ].join('');
}
