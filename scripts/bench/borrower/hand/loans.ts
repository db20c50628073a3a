import type { LoanDetailConfirmReply, LoanDetailsReply } from '../../../../src/generated/replies';
import { hasCoupon, totalOf } from '../../../../src/features/loan/confirm/offerView';
import { isEmptyOrZero, isOne, shownText } from '../../../../src/kernel/shownValue';
import { markup } from './markup';
import {
  actions,
  amount,
  day,
  money,
  namedValue,
  product,
  rows,
  say,
  type Content,
  type Query,
} from './pieces';

const dueDrawing = markup`
  <svg class="drawing" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
    <path class="area" d="M32 24h80v20H32Z" />
    <path d="M78 104H38a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v24M32 44h80M52 16v14M92 16v14" />
    <path d="M46 58h8M66 58h8M86 58h8M46 72h8M66 72h8M46 86h8M66 86h8M108 76l6 8-6 8-6-8Z" />
    <circle class="area" cx="108" cy="84" r="24" />
    <circle cx="108" cy="84" r="24" />
    <circle cx="108" cy="84" r="16" />
  </svg>
`;

export function loanDetail(reply: Partial<LoanDetailsReply>, query: Query): Content {
  const words = shownText(reply.noticeStatusText);
  const details = (reply.userOrderDetail?.detail ?? []).filter(({ value }) => !isEmptyOrZero(value));
  return {
    main: markup`
      <section class="state">
        <div role="img" aria-label="${words}">${dueDrawing}</div>
        <h2>${words}</h2>
        <p class="muted">${shownText(reply.noticeDesText)}</p>
      </section>
      ${product({ name: shownText(reply.productName), logo: reply.productLogo })}
      ${rows(details.map(namedValue))}
      ${
        shownText(reply.isNewContract) !== '' &&
        markup`<div>
          <a class="link" href="${shownText(reply.isNewContract)}">${say('loan:details.contract')}</a>
        </div>`
      }
    `,
    footer: actions(
      '',
      markup`<a
        class="button"
        data-main
        data-testid="repay-button"
        href="/repay?${new URLSearchParams(query).toString()}"
      >
        ${say('loan:details.repay')}
      </a>`,
      isOne(reply.isDelay) && markup`<a class="plain" href="/repayDelay">${say('loan:details.extend')}</a>`,
    ),
  };
}

function offerRows(reply: Partial<LoanDetailConfirmReply>) {
  const rate = [reply.loanRate, reply.ratemsg].map(shownText).filter(Boolean).join(' · ');
  return [
    {
      name: say('loan:confirm.term'),
      value: say('loan:confirm.termDays', { days: shownText(reply.periods) }),
    },
    { name: say('loan:confirm.rate'), value: rate },
    { name: say('loan:confirm.firstPayment'), value: day(reply.firstPayTime) },
    { name: say('loan:confirm.coupon'), value: hasCoupon(reply) ? money(reply.couNum) : '' },
  ].filter(({ value }) => value !== '');
}

export function confirmNew(reply: Partial<LoanDetailConfirmReply>): Content {
  const plans = reply.repay_plans ?? [];
  const [received, total] = [money(reply.amount), money(totalOf(plans))];
  return {
    main: markup`
      ${product({ name: shownText(reply.comProductName), logo: reply.comProductLogo })}
      ${amount(
        say('loan:confirm.amount'),
        received,
        say('loan:confirm.amountDetail', { amount: money(reply.amountDec) }),
      )}
      ${rows(offerRows(reply))}
      <section>
        <h2>${say('loan:confirm.details')}</h2>
        ${rows((reply.details ?? []).map(namedValue))}
      </section>
      <section>
        <h2>${say('loan:confirm.plan')}</h2>
        <ol>
          ${plans.map(
            (plan) => markup`
              <li class="row plan">
                <div>
                  <p>${shownText(plan.title)}</p>
                  <p class="small">${day(plan.pay_time)}</p>
                  <p class="small">${shownText(plan.description)}</p>
                </div>
                <b>${money(plan.amount)}</b>
              </li>
            `,
          )}
        </ol>
        <p class="row total">
          <span>${say('loan:confirm.planTotal')}</span><span class="sum">${total}</span>
        </p>
      </section>
      <div>
        <label class="consent"
          ><input type="checkbox" id="agree" checked />${say('loan:confirm.agree')}</label
        >
        <a class="link inset" href="${shownText(reply.isNewContract)}">${say('loan:confirm.contract')}</a>
      </div>
    `,
    footer: actions(
      say('loan:confirm.bindsUntil', { amount: received, total, date: day(plans.at(-1)?.pay_time) }),
      markup`<button class="button" data-main data-testid="confirm-submit">
        ${say('loan:confirm.submit', { amount: received })}
      </button>`,
    ),
  };
}
