import { success } from '../../../kernel/result';
import type { EditorCall } from '../calls/call';
import { integerQuery } from '../calls/integerQuery';
import type { Editor } from '../editor';
import { listAudit, listAuditPeople } from './listAudit';

const mostEntries = 200;
const usualEntries = 50;

export const auditCalls = ({ database }: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/audit',
    role: 'publisher',
    async handle({ query }) {
      const limit = integerQuery(query('limit'), usualEntries, mostEntries);
      const before = integerQuery(query('before'), Number.MAX_SAFE_INTEGER);
      const page = await listAudit(database, {
        before,
        limit,
        templateId: query('templateId'),
        accountId: query('accountId'),
      });
      return success({ body: page });
    },
  },
  {
    method: 'GET',
    path: '/audit/people',
    role: 'publisher',
    handle: async () => success({ body: { people: await listAuditPeople(database) } }),
  },
];
