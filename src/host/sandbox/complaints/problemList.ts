import type { ProblemListReply } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted } from '../envelope';
import { listComplaints } from './complaintStore';
import { isAnswered, shownComplaint } from './shownComplaint';
import { complaintTexts } from './texts';

/** The borrower's complaints, sorted by how far they are. */
export const problemList: ReadingCall<object> = {
  name: 'problem-list',
  schema: { type: 'object' },
  idsOf: () => [],
  async answer(database, { borrower, now, locale }) {
    const texts = complaintTexts(locale);
    const rows = await listComplaints(database, borrower);
    const shown = (wanted: typeof rows) => wanted.map((row) => shownComplaint(row, now, locale));
    const data: ProblemListReply = {
      tabs: [
        { title: texts.tabs.all, list: shown(rows) },
        { title: texts.tabs.open, list: shown(rows.filter((row) => !isAnswered(row, now))) },
        { title: texts.tabs.answered, list: shown(rows.filter((row) => isAnswered(row, now))) },
      ],
    };
    return accepted(texts.done, data);
  },
};
