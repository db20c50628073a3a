/** The Navigation API, as far as it is needed; browsers below Chrome 102 and Safari 26 lack it. */
interface NavigationHistory {
  readonly canGoBack: boolean;
}

/** What tells of the pages before this one. */
export interface NavigationView {
  readonly navigation?: NavigationHistory | undefined;
}

/** A page of ours stands before this one in its tab, whichever document it is of. */
export const canGoBack = ({ navigation }: NavigationView): boolean => navigation?.canGoBack ?? false;
