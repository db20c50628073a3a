/**
 * An example of who receives webhooks of Vitrina: checks each request, takes each event once, and answers at once.
 *
 *   WEBHOOK_SECRET=whsec_… PORT=9090 node receiver.mjs
 *
 * It needs Node and nothing else. Signatures are those of Standard Webhooks, so that a library of theirs does the same.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** While a secret is changed there are two, with a comma between. */
const secrets = (process.env.WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim());
const keyOf = (secret) => Buffer.from(secret.slice('whsec_'.length), 'base64');
/** Anybody could sign with an empty key. */
const leastKeyBytes = 24;
if (!secrets.every((secret) => secret.startsWith('whsec_') && keyOf(secret).length >= leastKeyBytes)) {
  process.stderr.write('WEBHOOK_SECRET: expected what Vitrina showed when the webhook was made, whsec_…\n');
  process.exit(1);
}

/** An older request is somebody else's who sends it once more. */
const toleranceSeconds = 300;
const maxBodyBytes = 65_536;

/** Ids of events that were taken, with when. A real receiver keeps them with what it does, in one transaction. */
const taken = new Map();
/** Vitrina tries for three days; an event may come that late. */
const rememberedMs = 4 * 24 * 60 * 60 * 1_000;

/** Why a request is not to be believed; undefined: it is Vitrina's. */
function faultOf({ id, timestamp, signatures, body }) {
  if (!id || !/^\d+$/.test(timestamp ?? '') || !signatures) return 'headers are missing';
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > toleranceSeconds) return 'too old, or a wrong clock';
  const given = signatures
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => Buffer.from(each.slice('v1,'.length), 'base64'));
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest();
    return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected));
  });
  return isSigned ? undefined : 'no signature fits';
}

async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  // The bytes as they came: parsed and written anew they would be others.
  return Buffer.concat(chunks);
}

function forgetOld() {
  for (const [id, at] of taken) if (at < Date.now() - rememberedMs) taken.delete(id);
}

const server = createServer(async (request, response) => {
  const answer = (status, text = '') => response.writeHead(status).end(text);
  try {
    if (request.method !== 'POST') return answer(405);
    const body = await readBody(request);
    if (!body) return answer(413);
    const id = request.headers['webhook-id'];
    const timestamp = request.headers['webhook-timestamp'];
    const fault = faultOf({ id, timestamp, signatures: request.headers['webhook-signature'], body });
    if (fault) {
      // Whoever watches the receiver sees that somebody tries.
      process.stderr.write(`refused: ${fault}, from ${request.socket.remoteAddress}\n`);
      return answer(401, fault);
    }
    // Sent again because an answer was lost, or by hand: taken already, so that it is done.
    if (taken.has(id)) return answer(200, 'known');
    const event = JSON.parse(body.toString('utf8'));
    forgetOld();
    taken.set(id, Date.now());
    // Put what takes long into a queue of your own: after 10 s Vitrina takes no answer.
    process.stdout.write(`${JSON.stringify({ id, ...event })}\n`);
    return answer(204);
  } catch {
    return answer(500);
  }
});

server.listen(Number(process.env.PORT ?? 9090), process.env.HOST ?? '127.0.0.1', () => {
  process.stderr.write(`listening on port ${server.address().port}\n`);
});
