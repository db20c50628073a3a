import type { Locale } from '../../../kernel/locale';
import { isRecord, recordOf } from '../../../kernel/record';
import { changeProps } from '../../../template/changeProps';
import { isByLocale } from '../../kit/data/textValue';
import type { EditorData, EditorItem } from './editorData';

type Change = (text: unknown) => unknown;

/** What says something in that language alone becomes a text of the page's own, since nothing would be left of it. */
const textWithout =
  (locale: Locale, own: Locale): Change =>
  (text) => {
    if (!isByLocale(text) || text[locale] === undefined) return text;
    const rest = Object.entries(text).filter(([language]) => language !== locale);
    return rest.length === 0 ? { [own]: text[locale] } : Object.fromEntries(rest);
  };

const pictureWith = (change: Change) => (picture: unknown) => {
  if (!isRecord(picture) || picture.alt === undefined) return picture;
  const alt = change(picture.alt);
  return alt === picture.alt ? picture : { ...picture, alt };
};

function changeBlock(json: string, change: Change): string {
  const raw: unknown = JSON.parse(json);
  const { type, props } = recordOf(raw);
  if (typeof type !== 'string' || !isRecord(props)) return json;
  const changed = changeProps(type, props, { text: change, html: change, image: pictureWith(change) });
  return changed === props ? json : JSON.stringify({ ...recordOf(raw), props: changed });
}

const changeItem = (item: EditorItem, change: Change): EditorItem => ({
  ...item,
  props: {
    ...item.props,
    block: changeBlock(item.props.block, change),
    ...(item.props.columns && {
      columns: item.props.columns.map((column) => ({
        ...column,
        content: column.content.map((child) => changeItem(child, change)),
      })),
    }),
  },
});

function changePage(json: string, change: Change): string {
  const page = recordOf(JSON.parse(json));
  const changes = {
    ...(page.title !== undefined && { title: change(page.title) }),
    ...(page.description !== undefined && { description: change(page.description) }),
    ...(page.shareImage !== undefined && { shareImage: pictureWith(change)(page.shareImage) }),
  };
  return JSON.stringify({ ...page, ...changes });
}

/** A page without the texts of one language. */
export function dropLanguage(
  { root, content, ...rest }: EditorData,
  locale: Locale,
  own: Locale,
): EditorData {
  const change = textWithout(locale, own);
  return {
    ...rest,
    root: { ...root, props: { ...root.props, page: changePage(root.props.page, change) } },
    content: content.map((item) => changeItem(item, change)),
  };
}
