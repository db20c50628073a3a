import { PassThrough } from 'node:stream';
import { countBody } from './bodies';

it('a body that breaks off before anybody reads it ends itself alone', async () => {
  const body = new PassThrough();
  const counted = countBody(body, 1_000);
  const closed = new Promise((resolve) => counted.once('close', resolve));
  body.write('the beginning');
  body.destroy();
  await closed;
  expect(counted.errored).toMatchObject({ statusCode: 400 });
});
