/** The rig's client-rendered page with as many blocks as ours, and the same words in them. */
import type { Browser } from '@playwright/test';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface RigServer {
  start(port: number): Promise<Server>;
}

export interface RigPages {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The rig's own server of its built pages. */
export async function serveRig(folder: string): Promise<RigPages> {
  const { start } = (await import(pathToFileURL(path.join(folder, 'server.mjs')).href)) as RigServer;
  const server = await start(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const page = await fetch(`${origin}/scale-csr/`);
  if (page.ok) return { origin, stop };
  await stop();
  throw new Error(
    'The rig has no page of many blocks; build it with: node render-scale.mjs --rounds 1 --sizes 10',
  );
}

const icon = '<svg viewBox="0 0 24 24" width="28" height="28"><path d="M4 12l6 6L20 6"/></svg>';

/** The words of `manyBlocks` in the rig's own kinds of blocks. */
const kinds: readonly ((number: number) => object)[] = [
  (number) => ({
    type: 'footer',
    props: { html: `<p>Párrafo <strong>${number}</strong> de la página.</p>` },
  }),
  (number) => ({
    type: 'benefits',
    props: { items: [{ icon, title: `Ventaja ${number}`, text: 'Sin letra pequeña.' }] },
  }),
  (number) => ({
    type: 'faq',
    props: { title: '', items: [{ q: `¿Pregunta ${number}?`, a: 'Respuesta corta.' }] },
  }),
  (number) => ({ type: 'headline', props: { title: `Paso ${number}`, text: 'Sigue leyendo.' } }),
  (number) => ({ type: 'agreement', props: { text: '', linkText: `Botón ${number}`, href: '#/next' } }),
];

const lastBlock = { id: 'last', type: 'agreement', props: { text: '', linkText: 'Fin', href: '#/last' } };

const rigBlocks = (size: number): readonly object[] =>
  Array.from({ length: size }, (_, position) =>
    position === size - 1 ? lastBlock : { id: `n${position}`, ...kinds[position % kinds.length]?.(position) },
  );

declare global {
  interface Window {
    /** The rig's page draws a template that it is given. */
    __render?(template: object): void;
  }
}

/** ms from the call until the last block stands in the document. */
export async function drawInRig(browser: Browser, { origin }: RigPages, size: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    const page = await context.newPage();
    await page.goto(`${origin}/scale-csr/`, { waitUntil: 'load' });
    await page.waitForFunction(() => typeof window.__render === 'function');
    const template = {
      templateId: 'many',
      schemaVersion: 3,
      title: '',
      locale: 'en',
      theme: {},
      blocks: rigBlocks(size),
    };
    return await page.evaluate(
      (document) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          const observer = new MutationObserver(() => {
            if (!window.document.querySelector('#root a[href="#/last"]')) return;
            observer.disconnect();
            resolve(performance.now() - began);
          });
          observer.observe(window.document, { childList: true, subtree: true });
          window.__render?.(document);
        }),
      template,
    );
  } finally {
    await context.close();
  }
}
