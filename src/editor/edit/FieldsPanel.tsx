import { BlockForm } from './BlockForm';
import { PageForm } from './PageForm';
import { useChosenItem } from './useChosenItem';

/** Fields of the chosen block, else of the page. */
export function FieldsPanel() {
  const item = useChosenItem();
  return item ? <BlockForm key={item.props.id} item={item} /> : <PageForm key="page" />;
}
