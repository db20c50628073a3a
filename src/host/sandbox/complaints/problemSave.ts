import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import problemSaveSchema from '../../../../schemas/payloads/problemSave.schema.json';
import type { ProblemSavePayload } from '../../../generated/payloads';
import type { Database } from '../../store/database';
import type { ActingRequest } from '../actingCall';
import type { BorrowerAct } from '../borrowers/borrowerAct';
import { accepted, refused, type SandboxReply } from '../envelope';
import { loanCodes } from '../loans/codes';
import { findLoan } from '../loans/loan';
import { loanTexts } from '../loans/texts';
import { requiring } from '../payloadSchema';
import { complaintCodes } from './codes';
import { addComplaints } from './complaintStore';
import { allowsCollection } from './problemInit';
import { complaintTexts, sonTypeTitle, typeTitle } from './texts';
import { ownsUploads } from './uploads';

/** Type value 1 is collection (contract §5); it needs a sub-type and an order that allows it (contract §11, §12). */
const collection = '1';
const mostCharacters = 200;
const mostPictures = 9;
/** When the service has answered. */
const answersAfterMs = 60_000;

type SaveRequest = ActingRequest<ProblemSavePayload>;

const picturesOf = ({ problemImage = '' }: ProblemSavePayload): string[] =>
  problemImage
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

function textRefusal({ payload, locale }: SaveRequest): SandboxReply | undefined {
  const texts = complaintTexts(locale);
  const { problemType = '', problemSonType = '', problemDetail = '' } = payload;
  const needsSonType = problemType === collection && sonTypeTitle(problemSonType, locale) === undefined;
  if (typeTitle(problemType, locale) === undefined)
    return refused(complaintCodes.typeUnknown, texts.typeUnknown);
  if (needsSonType) return refused(complaintCodes.typeUnknown, texts.sonTypeMissing);
  const { length } = problemDetail.trim();
  if (length === 0 || length > mostCharacters)
    return refused(complaintCodes.contentMissing, texts.contentMissing);
  return undefined;
}

async function pictureRefusal(
  transaction: Transaction<Database>,
  { payload, borrower, locale }: SaveRequest,
): Promise<SandboxReply | undefined> {
  const texts = complaintTexts(locale);
  const pictures = picturesOf(payload);
  if (pictures.length > mostPictures) return refused(complaintCodes.tooManyPictures, texts.tooManyPictures);
  if (await ownsUploads(transaction, borrower, pictures)) return undefined;
  return refused(complaintCodes.pictureUnknown, texts.pictureUnknown);
}

/** Keeps a complaint; a minute later the service has answered it. */
export const problemSave: BorrowerAct<ProblemSavePayload> = {
  name: 'problem-save',
  schema: requiring(problemSaveSchema, ['problemType', 'problemDetail']),
  idsOf: ({ orderNo }) => [orderNo],
  async act(transaction, request) {
    const { payload, borrower, now, locale } = request;
    const { problemType = '', problemSonType = '', problemDetail = '', orderNo } = payload;
    const refusal = textRefusal(request) ?? (await pictureRefusal(transaction, request));
    if (refusal) return { reply: refusal };
    const texts = complaintTexts(locale);
    const loan = await findLoan(transaction, request, { orderId: orderNo });
    if (!loan) return { reply: refused(loanCodes.orderUnknown, loanTexts(locale).orderUnknown) };
    if (problemType === collection && !allowsCollection(loan)) {
      return { reply: refused(complaintCodes.collectionRefused, texts.collectionRefused) };
    }
    const id = String(randomInt(1_000_000_000, 10_000_000_000));
    const complaint = {
      id,
      borrower,
      order_no: loan.orderNo,
      type: problemType,
      son_type: problemType === collection ? problemSonType : '',
      content: problemDetail.trim(),
      images: picturesOf(payload).join(','),
      created_at: now,
      answered_at: now + answersAfterMs,
      score: null,
    };
    await addComplaints(transaction, [complaint]);
    return { reply: accepted(texts.saved, { problemId: id }) };
  },
};
