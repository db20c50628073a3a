import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Brand } from '../../generated/brand';
import type { MarketPacks } from '../../kernel/marketRules';
import type { PrivacyKeys } from '../calls/privacy/privacyKeys';
import type { BrandFont } from '../delivery/font/loadFont';
import type { WebhookSettings } from '../process/settings/webhooks';
import type { Database } from '../store/database';
import type { IsLeaked } from './identity/credentials/leakedPasswords';
import type { Mailer } from './door/mail/mailer';
import type { OidcSignIn } from './identity/oidc/oidcSignIn';
import type { AnonymousBudgets } from './door/admission/anonymousBudget';

export interface Editor {
  /** Migrated, or about to be: nobody is signed in before. */
  readonly database: Kysely<Database>;
  readonly clock: () => number;
  readonly brand: Brand;
  /** The brand's, where it has one. */
  readonly font: BrandFont | undefined;
  readonly marketRules: MarketPacks;
  /** The address that people see, where one is configured (contract §2, PUBLIC_ORIGIN). */
  readonly publicOrigin: string | undefined;
  /** Undefined: the maker of a link passes it on. */
  readonly mail: Mailer | undefined;
  /** Undefined: there is no list of leaked passwords. */
  readonly isLeaked: IsLeaked | undefined;
  readonly webhooks: WebhookSettings;
  /** Where people sign in besides passwords; undefined: nowhere. */
  readonly oidc: OidcSignIn | undefined;
  readonly rateLimits: boolean;
  /** What accounts and networks are hashed with where guesses are counted. */
  readonly privacyKeys: () => Promise<PrivacyKeys>;
  /** Exact text of the templates that come with the host. */
  readonly starters: readonly string[];
  /** Where the pictures of those are; undefined: their bytes are not known. */
  readonly picturesFolder: string | undefined;
  readonly auditBudgets: AnonymousBudgets;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
