/** A lender that gives one reply to every call at once, so that it costs a host as little as one can; a GET tells how many calls came. */
import { createServer } from 'node:http';

process.once('message', (reply) => {
  let calls = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(String(calls));
    calls += 1;
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(reply);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${server.address().port}`));
});
process.once('disconnect', () => process.exit());
