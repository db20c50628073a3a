/** Local storage keeps copies of templates under names that begin so; they are thrown out where keys need their room. */
export const copyPrefix = 'vitrina.copy.';
