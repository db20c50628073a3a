/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * Data of /v3/loan-details/contract-detail (contract §5, Contract).
 */
export interface ContractDetailReply {
  userName?: string | null;
  username?: string | null;
  productName?: string | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  amount?: number | string | null;
  bankNo?: string | number | null;
  daiDate?: string | number | null;
  planDate?: string | number | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  contractAmount?: number | string | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  commission?: number | string | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  Interest?: number | string | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  IVA?: number | string | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  giveAmount?: number | string | null;
  userAddress?: string | null;
  contractDate?: string | number | null;
  company?: string | null;
}
/**
 * What every reply comes in (contract §5). Its names are never renamed.
 */
export interface Envelope {
  code?: number | string;
  success?: boolean | null;
  message?: string | null;
  data?: unknown;
}
/**
 * Data of /v3/loan-details/generate-vcode (contract §5).
 */
export interface GenerateVcodeReply {
  topLogo?: string | null;
  repayDetail?: {
    /**
     * Minor units where a number; anything else is shown as it comes.
     */
    amount?: number | string | null;
    repayTitle?: string | null;
    repayDes?: string | null;
    /**
     * Address of the code image.
     */
    repayCode?: string | null;
    /**
     * Reference code.
     */
    vCode?: string | number | null;
    companyName?: string | null;
  } | null;
  dataList?: InstructionSection[] | null;
  imgList?: InstructionPictures[] | null;
  bottomLogo?: string | null;
}
export interface InstructionSection {
  title?: string | number | null;
  content?: string[] | null;
}
export interface InstructionPictures {
  title?: string | number | null;
  /**
   * Label of the link to the fees page.
   */
  eMail?: string | null;
  content?: string[] | null;
}
/**
 * Data of get-sid (contract §5).
 */
export interface GetSidReply {
  sid?: string | number | null;
}
/**
 * Data of /user-problem/get-whatsapp (contract §5).
 */
export interface GetWhatsappReply {
  phone?: string | number | null;
  va?: string | number | null;
  email?: string | null;
}
/**
 * `keyFacts` of /v3/loan-confirm/loan-detail-confirm: what the key facts of a loan say beyond its offer (contract §5). What a lender does not send is left out.
 */
export interface KeyFactsReply {
  /**
   * What the loan costs a year with everything in it, as the market states it: APR, or CAT without VAT. Percent: 29.3 is 29.3%.
   */
  allInRate?: number | string | null;
  /**
   * Annual interest rate. Percent where a number.
   */
  annualRate?: number | string | null;
  /**
   * The day on which the money is paid out, from which the all-in figure counts.
   */
  disbursedOn?: string | number | null;
  charges?: LoanCharge[] | null;
  lateCharges?: DetailRow[] | null;
}
export interface LoanCharge {
  text?: string | number | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  amount?: number | string | null;
}
export interface DetailRow {
  text?: string | number | null;
  value?: string | number | null;
}
/**
 * Data of /v3/loan-confirm/loan-detail-confirm (contract §5).
 */
export interface LoanDetailConfirmReply {
  firstPayTime?: string | number | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  amount?: number | string | null;
  periods?: string | number | null;
  termUnit?: string | number | null;
  isNeedPop?: number | string | boolean | null;
  sendSms?: number | string | boolean | null;
  details?: DetailRow[] | null;
  repay_plans?: RepayPlanRow[] | null;
  loanRate?: string | number | null;
  ratemsg?: string | number | null;
  /**
   * What the loan is over, before what is taken off it. Minor units where a number; anything else is shown as it comes.
   */
  amountDec?: number | string | null;
  isNewContract?: string | null;
  messageType?: number | string | boolean | null;
  comProductLogo?: string | null;
  comProductName?: string | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  couNum?: number | string | null;
  /**
   * What the key facts say beyond the offer: keyFacts.schema.json.
   */
  keyFacts?: {} | null;
}
export interface RepayPlanRow {
  title?: string | number | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  amount?: number | string | null;
  description?: string | number | null;
  pay_time?: string | number | null;
  /**
   * Value added tax in it. Minor units where a number.
   */
  IVA?: number | string | null;
}
/**
 * Data of /v3/loan-confirm/loan-detail-push (contract §5).
 */
export interface LoanDetailPushReply {
  lendDetailsUrl?: string | null;
}
/**
 * Data of /v3/loan-details/loan-details (contract §5).
 */
export interface LoanDetailsReply {
  orderStatus?: number | string | boolean | null;
  noticeStatusText?: string | null;
  noticeDesText?: string | null;
  productName?: string | null;
  productLogo?: string | null;
  userOrderDetail?: {
    detail?: DetailRow[] | null;
  } | null;
  inside?: number | string | boolean | null;
  isScore?: number | string | boolean | null;
  h5Url?: string | null;
  isDelay?: number | string | boolean | null;
  isNewContract?: string | null;
}
/**
 * Data of /v3/installment/loan-play-delay-detail (contract §5).
 */
export interface LoanPlayDelayDetailReply {
  productLogo?: string | null;
  productName?: string | null;
  delayInfo?: {
    reviewer?: string | null;
    /**
     * Minor units where a number; anything else is shown as it comes.
     */
    delayAmount?: number | string | null;
    delayTime?: string | number | null;
  } | null;
  repayPlan?: DelayPlanRow[] | null;
  repayList?: DelayChannelGroup[] | null;
  noticeMsg?: string | null;
  note?: string | null;
}
export interface DelayPlanRow {
  title?: string | number | null;
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  amount?: number | string | null;
  remark?: string | number | null;
  time?: string | number | null;
}
export interface DelayChannelGroup {
  title?: string | number | null;
  list?: Channel[] | null;
}
export interface Channel {
  logo?: string | null;
  desc?: string | null;
  payCode?: string | number | null;
  vCode?: string | number | null;
  BARcodeImg?: string | null;
}
/**
 * Data of /v3/installment/loan-play-detail (contract §5).
 */
export interface LoanPlayDetailReply {
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  repayAmount?: number | string | null;
  productName?: string | null;
  productLogo?: string | null;
  repayDate?: string | number | null;
  detail?: DetailRow[] | null;
  repayList?: ChannelGroup[] | null;
  noticeMsg?: string | null;
}
export interface ChannelGroup {
  reviewer?: string | number | null;
  list?: Channel[] | null;
}
/**
 * Data of /user-problem/problem-detail (contract §5).
 */
export interface ProblemDetailReply {
  id?: string | number | null;
  time?: string | number | null;
  type?: string | number | null;
  sonType?: string | number | null;
  content?: string | null;
  images?: string[] | (string | null);
  disposeDetail?: string | null;
  disposeImages?: string[] | (string | null);
  isNeedScore?: number | string | boolean | null;
}
/**
 * Data of /user-problem/problem-init (contract §5).
 */
export interface ProblemInitReply {
  problemType?: TitleValue[] | null;
  problemSonType?: TitleValue[] | null;
  orderDetail?: Order | null;
  orderList?: Order[] | null;
}
export interface TitleValue {
  title?: string | number | null;
  value?: string | number | null;
}
export interface Order {
  orderNo?: string | number | null;
  productLogo?: string | null;
  productName?: string | null;
  status?: number | string | boolean | null;
  isShow?: number | string | boolean | null;
  list?: TitleValue[] | null;
}
/**
 * Data of /user-problem/problem-list (contract §5).
 */
export interface ProblemListReply {
  tabs?: ComplaintTab[] | null;
}
export interface ComplaintTab {
  title?: string | number | null;
  list?: Complaint[] | null;
}
export interface Complaint {
  id?: string | number | null;
  time?: string | number | null;
  type?: string | number | null;
  sonType?: string | number | null;
  content?: string | null;
  images?: string[] | (string | null);
  disposeDetail?: string | null;
  disposeImages?: string[] | (string | null);
  isNeedScore?: number | string | boolean | null;
}
/**
 * Data of repayment-commit (contract §5).
 */
export interface RepaymentCommitReply {
  needValid?: number | string | boolean | null;
  repayRecordId?: string | number | null;
}
/**
 * Data of repayment-huichao (contract §5).
 */
export interface RepaymentHuichaoReply {
  url?: string | null;
}
/**
 * Data of repayment-way (contract §5).
 */
export interface RepaymentWayReply {
  alipay?: AlipayOption[] | null;
  repayToken?: string | number | null;
  bankCards?: BankCard[] | null;
}
export interface AlipayOption {
  id?: string | number | null;
  name?: string | number | null;
}
export interface BankCard {
  id?: string | number | null;
  bankName?: string | null;
  cardNo?: string | number | null;
  bankCode?: string | number | null;
}
/**
 * Data of /user-problem/upload-problem-img (contract §5).
 */
export interface UploadProblemImageReply {
  url?: string | null;
}
