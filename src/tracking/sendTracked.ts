export interface TrackingRequest {
  readonly address: string;
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> };
}

/** By it statistics tell languages apart. No request needs leave for it, to whatever origin (Fetch, CORS-safelisted). */
export const shownLanguage = () => ({ 'Content-Language': document.documentElement.lang });

/** Sends one event, also of a page that is about to go away. What fails is lost: statistics never cost the page anything. */
export async function sendTracked(send: typeof fetch, { address, init }: TrackingRequest): Promise<void> {
  try {
    const reply = await send(address, {
      ...init,
      keepalive: true,
      priority: 'low',
      referrerPolicy: 'no-referrer',
    });
    // What nobody reads would hold its connection.
    await reply.body?.cancel();
  } catch {
    // Lost; see above.
  }
}
