import type { Job } from './job';
import { loanJobs } from './loanJobs';
import { paymentJobs } from './paymentJobs';
import { promotionJobs } from './promotionJobs';

/** One at least for every call that acts. */
export const jobs: readonly Job[] = [...loanJobs, ...paymentJobs, ...promotionJobs];
