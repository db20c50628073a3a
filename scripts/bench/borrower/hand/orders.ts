import type { Order, ProblemInitReply } from '../../../../src/generated/replies';
import { isFinished, isRepayable } from '../../../../src/kernel/orderStatus';
import { shownText } from '../../../../src/kernel/shownValue';
import { markup, type Html } from './markup';
import { icons, namedValue, product, rows, say, status, type Content } from './pieces';

/** Words as they come; of a number what it means. */
function orderStatus({ status: given }: Order): Html | false {
  if (isRepayable(given)) return status(say('borrower:orderStatus.due'));
  return status(isFinished(given) ? say('borrower:orderStatus.finished') : shownText(String(given ?? '')));
}

const orderRows = (order: Order, numberName: string): Html | false =>
  rows([{ name: numberName, value: shownText(order.orderNo) }, ...(order.list ?? []).map(namedValue)]);

export const orders = ({ orderList }: Partial<ProblemInitReply>): Content => ({
  main: markup`<ul>
    ${(orderList ?? []).map(
      (order) => markup`
        <li class="card">
          ${product({
            name: shownText(order.productName),
            logo: order.productLogo,
            aside: orderStatus(order),
          })}
          ${orderRows(order, say('loan:orders.number'))}
          <div class="links">
            <a class="muted link" href="/loanAgreement?orderNo=${shownText(order.orderNo)}">
              ${say('loan:orders.contract')}
            </a>
            <a class="open" data-main href="/loanDetail?orderId=${shownText(order.orderNo)}">
              ${say('loan:orders.open')}${icons.onward}
            </a>
          </div>
        </li>
      `,
    )}
  </ul>`,
});

/** The type of complaint that opens sub-types. */
const collection = '1';

export function complaint(reply: Partial<ProblemInitReply>): Content {
  const order = reply.orderDetail ?? {};
  return {
    main: markup`
      <section class="card" aria-label="${say('complaint:home.orderAbout')}">
        ${product({
          name: shownText(order.productName),
          logo: order.productLogo,
          note: orderStatus(order),
          aside: markup`<button class="switch">${say('complaint:home.all')}${icons.upDown}</button>`,
        })}
        ${orderRows(order, say('complaint:home.order'))}
      </section>
      <section class="stack">
        <h2>${say('complaint:home.question')}</h2>
        ${(reply.problemType ?? []).map(({ title, value }) => {
          const isCollection = shownText(value) === collection;
          return markup`
            <button
              class="box"
              ${isCollection && markup`data-main aria-expanded="false"`}
              data-testid="complaint-type-${shownText(value)}"
            >
              ${isCollection ? icons.phone : icons.words}<b class="fill">${shownText(title)}</b>
              ${isCollection ? icons.down : icons.onward}
            </button>
            ${
              isCollection &&
              markup`<ul id="kinds" hidden>
                ${(reply.problemSonType ?? []).map(
                  (kind) =>
                    markup`<li><button class="box">${shownText(kind.title)}${icons.onward}</button></li>`,
                )}
              </ul>`
            }
          `;
        })}
      </section>
    `,
  };
}
