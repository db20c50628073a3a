import { randomInt } from 'node:crypto';
import problemDetailSchema from '../../../schemas/payloads/problemDetail.schema.json';
import problemInitSchema from '../../../schemas/payloads/problemInit.schema.json';
import problemSaveSchema from '../../../schemas/payloads/problemSave.schema.json';
import type { ProblemDetailPayload, ProblemInitPayload, ProblemSavePayload } from '../../generated/payloads';
import type { Order, ProblemInitReply, ProblemListReply, TitleValue } from '../../generated/replies';
import { countGraphemes } from '../../kernel/graphemes';
import type { ProductLocale } from '../../kernel/locale';
import { requiring, type Asked, type Call } from '../calls';
import { findLoan, listLoans, type Loan } from '../loans/loan';
import { productLogo } from '../loans/products';
import { day, money, statusTexts } from '../loans/rows';
import { accepted, type SandboxReply } from '../replies';
import {
  addComplaints,
  detailedComplaint,
  isAnswered,
  listComplaints,
  shownComplaint,
  sonTypeTitle,
  typeTitle,
} from './complaint';
import { ownsUploads } from './uploads';
import { complaintRefusal, loanRefusal } from '../refusals';
import { sandboxTexts } from '../texts';

/** Type value 1 is collection (contract §5); it needs a sub-type and an order that allows it (contract §11, §12). */
const collection = '1';
const maxCharacters = 200;
const maxPictures = 9;
const answersAfterMs = 60_000;

/** Only money that is owed is collected. */
const allowsCollection = ({ isRepayable }: Loan): boolean => isRepayable;

function orderOf(loan: Loan, locale: ProductLocale): Order {
  const { rows } = sandboxTexts(locale).loans;
  return {
    orderNo: loan.orderNo,
    productLogo: productLogo(loan.product) ?? null,
    productName: loan.product.name,
    status: statusTexts(loan.status, locale).title,
    isShow: allowsCollection(loan) ? 1 : 0,
    list: [
      { title: rows.principal, value: money(loan.terms.principal, locale) },
      { title: rows.dueDate, value: day(loan.dueAt) },
    ],
  };
}

const titleValues = (titles: Readonly<Record<string, string>>): TitleValue[] =>
  Object.entries(titles).map(([value, title]) => ({ title, value }));

/** What can be complained about, and the borrower's orders; `orderDetail` is the one asked for, else the first. */
export const problemInit: Call<ProblemInitPayload> = {
  name: 'problem-init',
  schema: requiring(problemInitSchema, []),
  async answer(asked) {
    const { store, payload, locale } = asked;
    const { complaints: texts, common } = sandboxTexts(locale);
    const loans = await listLoans(store, asked);
    const chosen = loans.find(({ orderNo }) => orderNo === payload.orderId) ?? loans[0];
    const data: ProblemInitReply = {
      problemType: titleValues(texts.types),
      problemSonType: titleValues(texts.sonTypes),
      orderDetail: chosen ? orderOf(chosen, locale) : null,
      orderList: loans.map((loan) => orderOf(loan, locale)),
    };
    return accepted(common.done, data);
  },
};

/** The borrower's complaints, sorted by how far they are. */
export const problemList: Call<object> = {
  name: 'problem-list',
  schema: { type: 'object' },
  async answer(asked) {
    const { store, now, locale } = asked;
    const { complaints: texts, common } = sandboxTexts(locale);
    const rows = await listComplaints(store, asked);
    const shown = (wanted: typeof rows) => wanted.map((row) => shownComplaint(row, now, locale));
    const data: ProblemListReply = {
      tabs: [
        { title: texts.tabs.all, list: shown(rows) },
        { title: texts.tabs.open, list: shown(rows.filter((row) => !isAnswered(row, now))) },
        { title: texts.tabs.answered, list: shown(rows.filter((row) => isAnswered(row, now))) },
      ],
    };
    return accepted(common.done, data);
  },
};

export const problemDetail: Call<ProblemDetailPayload> = {
  name: 'problem-detail',
  schema: requiring(problemDetailSchema, ['problemId']),
  async answer(asked) {
    const { store, payload, now, locale } = asked;
    const rows = await listComplaints(store, asked);
    const row = rows.find(({ id }) => id === payload.problemId);
    if (!row) return complaintRefusal('complaintUnknown', locale);
    return accepted(sandboxTexts(locale).common.done, detailedComplaint(row, now, locale));
  },
};

type Saving = Asked<ProblemSavePayload>;

const picturesOf = ({ problemImage = '' }: ProblemSavePayload): string[] =>
  problemImage
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

function textRefusal({ payload, locale }: Saving): SandboxReply | undefined {
  const { problemType = '', problemSonType = '', problemDetail: content = '' } = payload;
  if (typeTitle(problemType, locale) === undefined) return complaintRefusal('typeUnknown', locale);
  if (problemType === collection && sonTypeTitle(problemSonType, locale) === undefined)
    return complaintRefusal('sonTypeMissing', locale);
  const length = countGraphemes(content.trim());
  return length === 0 || length > maxCharacters ? complaintRefusal('contentMissing', locale) : undefined;
}

async function pictureRefusal({
  store,
  payload,
  borrower,
  locale,
}: Saving): Promise<SandboxReply | undefined> {
  const pictures = picturesOf(payload);
  if (pictures.length > maxPictures) return complaintRefusal('tooManyPictures', locale);
  return (await ownsUploads(store, borrower, pictures))
    ? undefined
    : complaintRefusal('pictureUnknown', locale);
}

/** Keeps a complaint; a minute later the service has answered it. */
export const problemSave: Call<ProblemSavePayload> = {
  name: 'problem-save',
  schema: requiring(problemSaveSchema, ['problemType', 'problemDetail']),
  async answer(asked) {
    const { store, payload, borrower, now, locale } = asked;
    const { problemType = '', problemSonType = '', problemDetail: content = '', orderNo } = payload;
    const refusal = textRefusal(asked) ?? (await pictureRefusal(asked));
    if (refusal) return refusal;
    const loan = await findLoan(asked, { orderId: orderNo });
    if (!loan) return loanRefusal('orderUnknown', locale);
    if (problemType === collection && !allowsCollection(loan))
      return complaintRefusal('collectionRefused', locale);
    const id = String(randomInt(1_000_000_000, 10_000_000_000));
    const complaint = {
      id,
      borrower,
      order_no: loan.orderNo,
      type: problemType,
      son_type: problemType === collection ? problemSonType : '',
      content: content.trim(),
      images: picturesOf(payload).join(','),
      created_at: now,
      answered_at: now + answersAfterMs,
      score: null,
    };
    await addComplaints(store, [complaint]);
    return accepted(sandboxTexts(locale).complaints.saved, { problemId: id });
  },
};
