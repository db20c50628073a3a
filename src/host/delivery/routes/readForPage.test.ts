import fastify from 'fastify';
import { demoBrand } from '../../../../tests/support/hostParts';
import type { FormClient } from '../../../api/formClient';
import { createWire } from '../../../codec/wire';
import { callNames, isReading, sentPath } from '../../../contract/calls';
import { loanEndpoints } from '../../../contract/endpoints';
import { createPageCalls } from './readForPage';

type FormName = keyof typeof loanEndpoints;
const names = callNames.filter((name): name is FormName => Object.hasOwn(loanEndpoints, name));

it('makes no call but those that only read, whoever asks for one', async () => {
  const brand = demoBrand();
  const app = fastify();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const called: FormName[] = [];
  for (const name of names)
    app.post(sentPath(brand, createWire(brand.wire), name), () => {
      called.push(name);
      return { code: 0, message: '', data: {} };
    });
  const callsOf = createPageCalls(app, brand);
  app.get('/page', async (request) => {
    const forms = callsOf(request, new AbortController().signal).forms as FormClient;
    for (const name of names) await forms.post(name, {});
    return 'done';
  });
  await app.inject('/page');
  expect(called).toEqual(names.filter(isReading));
  expect(called).not.toContain('loan-detail-push');
  expect(called).not.toContain('generate-vcode');
  await app.close();
});

it('a reading that acts or creates does not compile', () => {
  const read = ({ forms, api }: ReturnType<ReturnType<typeof createPageCalls>>) => [
    // @ts-expect-error it moves money
    forms.post('loan-detail-push', {}),
    // @ts-expect-error it makes a code
    forms.post('generate-vcode', {}),
    // @ts-expect-error it moves money
    api.post('repayment-commit', {}),
  ];
  expect(read).toHaveLength(1);
});
