import type { Credentials } from './firstAdministrator';

/** What `npm start` prints, once, of the administrator that it made (contract §2). Never in the log. */
export const administratorLines = ({ email, password }: Credentials): string =>
  [
    '',
    '  The editor has a first administrator, who chooses a password of their own at the first sign-in:',
    `    e-mail             ${email}`,
    `    one-time password  ${password}`,
    '',
  ].join('\n');
