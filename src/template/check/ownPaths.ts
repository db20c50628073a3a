/** Pages of the host (contract §4), in small letters: the host tells some apart by case, marketers seldom do. */
const pages = [
  '/',
  '/about',
  '/user',
  '/contact',
  '/policy',
  '/loan',
  '/landing',
  '/complaint',
  '/complaintlist',
  '/complainpagenext',
  '/complaindetails',
  '/customerservice',
  '/loanagreement',
  '/agony',
  '/privacypolicy',
  '/aboutus',
  '/confirmnew',
  '/confirm',
  '/confirmofperiod',
  '/loandetail',
  '/order',
  '/repay',
  '/repaydelay',
  '/carpmm',
  '/ynrepay',
  '/ynrepaychoose',
  '/error',
  '/bindbank',
  '/bindcard',
  '/recommendlist',
  '/product',
];

/** Folders of files that the host serves. */
const folders = ['/pictures/', '/assets/'];

export function isOwnPage(path: string): boolean {
  const lower = path.toLowerCase();
  return pages.includes(lower) || folders.some((folder) => lower.startsWith(folder));
}

/** Where the privacy policy stands (contract §4). */
export const isPrivacyPage = (path: string): boolean =>
  ['/privacypolicy', '/policy'].includes(path.toLowerCase());

/** Where borrowers reach people: customer service and complaints (contract §4). */
export const isServicePage = (path: string): boolean =>
  ['/customerservice', '/complaint', '/complaintlist', '/contact'].includes(path.toLowerCase());
