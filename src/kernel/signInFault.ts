/** Why a sign-in at the identity provider came to nothing; the sign-in page says each in words. */
const faults = {
  /** The person, or the provider, said no there. */
  cancelled: true,
  /** Another browser's, used already, or made up. */
  unknownState: true,
  expired: true,
  /** No group of the person may do anything here. */
  noRight: true,
  /** Where the groups should stand the provider has sent where they could be asked for: they are too many. */
  groupsElsewhere: true,
  providerDown: true,
  /** What the provider sent is not to be trusted. */
  untrusted: true,
  /** The account is switched off here. */
  disabled: true,
  /** There is an account with this e-mail address, and it is not to be linked. */
  emailTaken: true,
  /** The provider tells no e-mail address, or one that it has not verified. */
  noEmail: true,
  /** The way of signing in that is demanded was not taken. */
  tooWeak: true,
  tooMany: true,
} as const;

export type SignInFault = keyof typeof faults;

/** The parameter of the editor's address that says which. */
export const signInFaultParameter = 'signInFault';

export const isSignInFault = (value: unknown): value is SignInFault =>
  typeof value === 'string' && Object.hasOwn(faults, value);
