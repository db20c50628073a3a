import type { LoanPlayDetailReply, RepaymentWayReply } from '../../../../src/generated/replies';
import { cardsOf, groupedNumber, optionsOf } from '../../../../src/features/payway/payment';
import { shownGroups, type ShownChannel } from '../../../../src/features/repay/channels';
import { parseMinorUnits } from '../../../../src/kernel/money';
import { shownText } from '../../../../src/kernel/shownValue';
import { markup, type Html } from './markup';
import {
  actions,
  amount,
  day,
  icons,
  money,
  namedValue,
  product,
  row,
  say,
  type Content,
  type Query,
} from './pieces';

const inFours = (code: string): readonly Html[] =>
  (code.match(/.{1,4}/g) ?? []).map((four) => markup`<span>${four}</span>`);

const channel = ({ logo, description, payCode, reference, barcode }: ShownChannel): Html => markup`
  <li class="channel">
    <a class="head" data-main data-testid="channel-${payCode}" href="/carpmm?payCode=${payCode}">
      <img class="plate" src="${logo}" alt="" width="48" height="48" decoding="async" />
      <span class="fill">
        <b>${description}</b><span class="small">${say('repay:channels.instructions')}</span>
      </span>
      ${icons.onward}
    </a>
    ${
      (reference || barcode) &&
      markup`<div class="extras">
        ${
          reference &&
          markup`<div class="reference">
            <p>
              <span class="small">${say('repay:channels.reference')}</span>
              <b class="code">${inFours(reference)}</b>
            </p>
            <button
              class="icon"
              data-copy="${reference}"
              aria-label="${say('repay:channels.copyReference', { reference })}"
            >
              ${icons.copy}
            </button>
          </div>`
        }
        ${
          barcode &&
          markup`<button class="plain" data-barcode="${barcode}">
            ${icons.barcode}${say('repay:channels.barcode')}
          </button>`
        }
      </div>`
    }
  </li>
`;

/** Rows that are seen before more are asked for. */
const foldedCount = 2;

export function repay(reply: Partial<LoanPlayDetailReply>): Content {
  const details = (reply.detail ?? []).map(namedValue);
  const groups = shownGroups(
    (reply.repayList ?? []).map(({ reviewer, list }) => ({ title: reviewer, list })),
  );
  return {
    main: markup`
      ${product({ name: shownText(reply.productName), logo: reply.productLogo })}
      ${amount(
        say('repay:instalment.amount'),
        money(reply.repayAmount),
        say('repay:instalment.dueBy', { date: day(reply.repayDate) }),
      )}
      <section>
        <h2>${say('repay:instalment.details')}</h2>
        <dl>
          ${details.slice(0, foldedCount).map(row)}
          <div id="folded" hidden>${details.slice(foldedCount).map(row)}</div>
        </dl>
        <button class="plain" id="fold" aria-expanded="false" data-less="${say('repay:instalment.showLess')}">
          ${say('repay:instalment.showMore', { rows: details.length })}
        </button>
      </section>
      ${shownText(reply.noticeMsg) !== '' && markup`<aside class="notice">${shownText(reply.noticeMsg)}</aside>`}
      <section class="stack">
        <h2>${say('repay:channels.title', { amount: money(reply.repayAmount) })}</h2>
        ${groups.map(
          ({ title, channels }) => markup`
            <div>
              <h3>${title}</h3>
              <ul class="stack">
                ${channels.map(channel)}
              </ul>
            </div>
          `,
        )}
      </section>
      <a class="bubble" href="/customerService" aria-label="${say('repay:service')}">${icons.headset}</a>
    `,
  };
}

export function payByCard(reply: Partial<RepaymentWayReply>, query: Query): Content {
  const owed = money(parseMinorUnits(query.amount));
  return {
    main: markup`
      ${amount(say('payway:amount'), owed, '')}
      <fieldset class="stack" data-fault="${say('payway:cardFault')}">
        <legend>${say('payway:cards')}</legend>
        ${cardsOf(reply).map(
          ({ id, bankName, number }) => markup`
            <label class="box">
              <input type="radio" name="card" value="${id}" />${icons.card}
              <span class="fill"><b>${bankName}</b> <span class="muted">${groupedNumber(number)}</span></span>
              <span class="mark"></span>
            </label>
          `,
        )}
      </fieldset>
      <section class="stack">
        <h2>${say('payway:otherWays')}</h2>
        ${optionsOf(reply).map(
          ({ name }) => markup`
            <button class="box">
              ${icons.wallet}<b class="fill">${say('payway:option', { amount: owed, name })}</b
              >${icons.onward}
            </button>
          `,
        )}
      </section>
    `,
    footer: actions(
      say('payway:payUnchosen', { amount: owed }),
      markup`<button class="button" data-main data-testid="pay-button">
        ${say('payway:pay', { amount: owed })}
      </button>`,
    ),
  };
}
