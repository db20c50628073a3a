import googleScoreSchema from '../../../../schemas/payloads/googleScore.schema.json';
import type { GoogleScorePayload } from '../../../generated/payloads';
import type { BorrowerAct } from '../borrowers/borrowerAct';
import { scoreComplaint } from '../complaints/complaintStore';
import { accepted, refused } from '../envelope';
import { plainId } from '../markedId';
import { requiring } from '../payloadSchema';
import { loanCodes } from './codes';
import { loanTexts } from './texts';

const isScore = (score: number | undefined): score is number =>
  score !== undefined && Number.isInteger(score) && score >= 1 && score <= 5;

/** Rates the app, or the answer to a complaint. The last rating counts. */
export const googleScore: BorrowerAct<GoogleScorePayload> = {
  name: 'google-score',
  schema: requiring(googleScoreSchema, ['score']),
  idsOf: ({ problemId }) => [problemId],
  async act(transaction, { payload: { score, problemId }, borrower, locale }) {
    const texts = loanTexts(locale);
    if (!isScore(score)) return { reply: refused(loanCodes.scoreWrong, texts.scoreWrong) };
    if (problemId !== undefined && problemId !== '') {
      await scoreComplaint(transaction, borrower, { id: plainId(problemId), score });
    } else {
      await transaction
        .updateTable('sandbox_borrowers')
        .set({ score })
        .where('borrower', '=', borrower)
        .execute();
    }
    return { reply: accepted(texts.thanks) };
  },
};
