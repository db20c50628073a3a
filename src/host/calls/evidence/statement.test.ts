import { sha256Of } from '../../store/documentIdentity';
import { compareStatement } from './statement';

function found(id: string, links?: object) {
  const document = JSON.stringify({ id, ...(links && { links }) });
  return { id, revision: '1', template: { id, revision: '1', document, sha256: sha256Of(document) } };
}
const page = { templateId: 'mx', agreementId: 'mx-contrato', agreementRevision: '' };
const stated = {
  page,
  registeredId: 'mx',
  shown: found('mx', { agreement: 'mx-contrato' }),
  agreement: found('mx-contrato'),
};

it.each([
  ['matches', stated, 'mx-contrato'],
  ['differs', { ...stated, page: { ...page, agreementId: 'a-kinder-one' } }, 'mx-contrato'],
  ['differs', { ...stated, page: { ...page, agreementId: '' } }, 'mx-contrato'],
  ['differs', { ...stated, shown: found('mx') }, ''],
  ['differs', { ...stated, registeredId: 'another' }, 'mx-contrato'],
  [
    'unstated',
    { ...stated, page: { templateId: '', agreementId: '', agreementRevision: '' } },
    'mx-contrato',
  ],
  ['unverified', { ...stated, shown: { id: 'mx', revision: '99' } }, null],
  [
    'unverified',
    {
      ...stated,
      page: { ...page, agreementRevision: '99' },
      agreement: { id: 'mx-contrato', revision: '99' },
    },
    'mx-contrato',
  ],
] as const)('%s', (statement, given, linked) => {
  expect(compareStatement(given)).toEqual({ statement, linked_agreement_id: linked });
});
