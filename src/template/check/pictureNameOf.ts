/** The file in our own store that an address means: its last part. */
export const pictureNameOf = (address: string): string => address.replace(/^.*\/pictures\//, '');
