/** Whether this host sends e-mails, as it says in the editor's page. */
export const sendsMail = (): boolean => document.getElementById('root')?.dataset.sendsMail !== undefined;
