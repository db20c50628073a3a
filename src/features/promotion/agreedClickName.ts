/** Where a tab keeps a click id whose network may hear of the registration. */
export const agreedClickName = 'vitrina.click';
