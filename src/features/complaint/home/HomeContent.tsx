import { useDispatch, useSelector } from 'react-redux';
import { pageChosen } from '../../../events/navigation';
import type { Order, ProblemInitReply, TitleValue } from '../../../generated/replies';
import { useTranslate } from '../../../texts/TranslateContext';
import { EmptyState } from '../../../ui/borrower/EmptyState';
import { Button } from '../../../ui/Button';
import { orderChosen, selectHome, sonTypeChosen, sonTypesHidden, typeChosen } from './slice';
import { ordersOf } from './orders';
import { OrderSummary } from './OrderSummary';
import { TypeTiles } from './TypeTiles';
import { shownText } from '../../../kernel/shownValue';
import type { Kind } from '../draft';

interface HomeContentProps {
  readonly reply: ProblemInitReply;
  readonly order: Order | undefined;
}

/** The order that a complaint is about, and the questions to choose from. */
export function HomeContent({ reply, order }: HomeContentProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { areSonTypesShown } = useSelector(selectHome);
  const unnamed = (position: number) => translate('complaint:home.unnamedType', { position });
  const types = kindsOf(reply.problemType, unnamed);
  const sonTypes = kindsOf(reply.problemSonType, unnamed);
  if (types.length === 0) {
    return (
      <EmptyState
        title={translate('complaint:home.empty.title')}
        text={translate('complaint:home.empty.text')}
      >
        <Button onClick={() => dispatch(pageChosen({ path: '/customerService' }))}>
          {translate('complaint:home.empty.service')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {order && (
        <OrderSummary
          order={order}
          orders={ordersOf(reply)}
          onChosen={(number) => dispatch(orderChosen(number))}
        />
      )}
      <TypeTiles
        types={types}
        sonTypes={sonTypes}
        areSonTypesShown={areSonTypesShown}
        onTypeChosen={(type) => dispatch(typeChosen({ type, order, hasSonTypes: sonTypes.length > 0 }))}
        onSonTypesHidden={() => dispatch(sonTypesHidden())}
        onSonTypeChosen={(type, sonType) => dispatch(sonTypeChosen({ type, sonType, order }))}
      />
    </>
  );
}

/**
 * Kinds that can be chosen: those with a value, which is what is sent.
 * @param unnamed name of one that comes without a title, by its position from 1
 */
const kindsOf = (
  list: readonly TitleValue[] | null | undefined,
  unnamed: (position: number) => string,
): Kind[] =>
  (list ?? []).flatMap(({ title, value }, position) => {
    const text = shownText(value);
    return text === '' ? [] : [{ value: text, title: shownText(title) || unnamed(position + 1) }];
  });
