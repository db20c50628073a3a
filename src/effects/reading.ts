import type { UnknownAction } from '@reduxjs/toolkit';
import type { Reply } from '../api/reply';
import type { ReadingName } from '../contract/calls';
import type { loanEndpoints, payWayEndpoints } from '../contract/endpoints';
import type { PayloadOf } from '../contract/shapes';
import type { Failure } from '../kernel/failure';
import type { BorrowerPath } from '../kernel/pagePaths';
import type { Result } from '../kernel/result';
import { type Resource, watchResource } from './resource';

interface ReadingClient<Known extends ReadingName> {
  post<Name extends Known>(name: Name, payload: PayloadOf<Name>): Promise<Reply>;
}

/** The clients of the borrower's calls (contract §5), for those calls alone that may be made unasked. */
export interface ReadingClients {
  readonly forms: ReadingClient<Extract<keyof typeof loanEndpoints, ReadingName>>;
  readonly api: ReadingClient<Extract<keyof typeof payWayEndpoints, ReadingName>>;
}

/** What the host was told for the screen that a document was opened with; travels in its HTML as JSON (contract §2). */
export interface HostReading {
  readonly path: BorrowerPath;
  /** Of the page's address as the host knows it, by which addresses in the reply were judged as it was drawn. */
  readonly origin: string;
  readonly request: unknown;
  readonly result: Result<unknown, Failure>;
}

/** Gives what the host was told for a request, once: whoever asks later wants news. */
export type TakeHostReading = (request: unknown) => HostReading['result'] | undefined;

/** How a screen's data is asked for: by the host before it sends the page, by the page's saga ever after. */
export interface Reading {
  /** @param search query of the screen's address, without secrets */
  readonly ask: (clients: ReadingClients, search: string) => Promise<Pick<HostReading, 'request' | 'result'>>;
  /** What happens in a store whose screen is opened and gets that reply. */
  readonly eventsOf: (reading: HostReading) => readonly UnknownAction[];
  readonly watch: (clients: ReadingClients, takeHostReading: TakeHostReading) => Generator;
}

/** @param requestOf what is asked for, by the query of the screen's address */
export const createReading = <Request, Value>(
  resource: Resource<Request, Value>,
  requestOf: (search: string) => Request,
  load: (clients: ReadingClients, request: Request) => Promise<Result<Value, Failure>>,
): Reading => ({
  async ask(clients, search) {
    const request = requestOf(search);
    return { request, result: await load(clients, request) };
  },
  // The host wrote both, from values that it had checked.
  eventsOf: ({ request, result }) => [
    resource.opened(request),
    result.ok ? resource.arrived(result.value) : resource.failed(result.error),
  ],
  watch: (clients, takeHostReading) =>
    watchResource(
      resource,
      (request) => load(clients, request),
      (request) => takeHostReading(request) as Result<Value, Failure> | undefined,
    ),
});
