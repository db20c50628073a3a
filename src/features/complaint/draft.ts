/** One of the kinds that the server names; `title` is kept so that the form can say it without asking again. */
export interface Kind {
  readonly value: string;
  readonly title: string;
}

export interface Subject {
  readonly type: Kind;
  /** Only for collection (contract §11). */
  readonly sonType: Kind | undefined;
  /** Empty where the borrower has no order. */
  readonly orderNo: string;
  readonly productName: string;
}

/** Type value of a complaint about collection (contract §5). */
export const collectionType = '1';

/** Signs of a complaint as a person counts them, and its pictures, at most (contract §14). */
export const maxCharacters = 200;
export const maxPictures = 9;

/** Addresses of pictures, which back ends send as a list or as comma-joined text (contract §5). */
export function pictureAddresses(images: string | readonly string[] | null | undefined): string[] {
  const list = typeof images === 'string' ? images.split(',') : (images ?? []);
  return list.map((address) => address.trim()).filter((address) => address !== '');
}
