interface Store {
  readonly name: string;
  readonly city: string;
  readonly street: string;
}

/** As people type it: without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Stores that hold every word of a search; all where nothing is looked for. */
export function searchStores<Each extends Store>(stores: readonly Each[], search: string): readonly Each[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return stores.filter(({ name, city, street }) => {
    const text = plain(`${name} ${city} ${street}`);
    return words.every((word) => text.includes(word));
  });
}
