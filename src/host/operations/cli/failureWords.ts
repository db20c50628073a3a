import { reasonOf } from '../../../kernel/errors';
import { databaseFaultOf, type DatabaseFault } from '../../store/databaseFault';
import { UnusableDatabaseFile } from '../../store/sqliteDialect';

/** What to do about a fault of the database; for operators, so in English. */
const advice: Readonly<Record<DatabaseFault, string>> = {
  full: 'Nothing was changed. Make room where the database lies, then try again.',
  readOnly:
    'Nothing was changed. The database takes no writes: look at who owns its file and folder, or which server DATABASE_URL names.',
  corrupt:
    'The database is damaged. "npm run data -- check-integrity" says where; restore the latest backup into an empty database.',
  newer: '',
  unavailable: 'The database did not answer. Try again once it does.',
};

/** How a command of the terminal that failed says why. */
export function failureWords(error: unknown): string {
  const fault = error instanceof UnusableDatabaseFile ? undefined : databaseFaultOf(error);
  return [`Failed: ${reasonOf(error)}`, fault ? advice[fault] : '']
    .filter((words) => words !== '')
    .join('\n');
}
