import path from 'node:path';
import { sentPath } from '../../../src/contract/calls';
import { createWire } from '../../../src/codec/wire';
import { startLender } from '../borrower/lender';
import { addressOf, loanDetail, newSession } from '../borrower/screens';
import { fire } from './cannon';
import { startServer, type ServerProcess } from './bareServer';

/** `/loanDetail` as an app opens it. */
export const callingPage: string = addressOf(loanDetail, newSession());

const call = sentPath({ loanApiPrefix: '/humorous' }, createWire({ paths: {}, fields: {} }), 'loan-details');
const payload = new URLSearchParams(loanDetail.query).toString();

/** What the sandbox replies to the page's call. */
async function sampleReply(): Promise<string> {
  const lender = await startLender();
  try {
    const { search } = new URL(callingPage, lender.origin);
    const response = await fetch(lender.origin + call + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: payload,
    });
    return await response.text();
  } finally {
    await lender.stop();
  }
}

/** A lender in a process of its own that gives the sandbox's reply at once. */
export const startFixedLender = async (): Promise<ServerProcess> =>
  startServer(path.join(__dirname, 'fixedLender.mjs'), await sampleReply());

/** The bare route of the page's path, which makes the page's call. */
export function startCallingRoute(lender: string): Promise<ServerProcess> {
  const { pathname, search } = new URL(callingPage, lender);
  return startServer(path.join(__dirname, 'callingRoute.mjs'), {
    path: pathname,
    call: lender + call + search,
    payload,
  });
}

const callsAt = async (lender: string): Promise<number> => Number(await (await fetch(lender)).text());

/** How many calls a host makes for each page that it sends under load. */
export async function callsPerPage(host: string, lender: string): Promise<number> {
  const before = await callsAt(lender);
  const { requests } = await fire(host + callingPage, 2);
  return ((await callsAt(lender)) - before) / requests;
}
