import { sql } from 'kysely';
import type { EditorSettings, OwnAccount } from '../../../../generated/editor';
import { includesRole, roles } from '../../../../kernel/roles';

export const requirementSettings = ['requiresSecondFactor', 'requiresSecondFactorOfAll'] as const;
const [ofPublishers, ofAll] = requirementSettings;

/** Who may publish. */
const publishers = roles.filter((role) => includesRole(role, 'publisher'));

/** Whether a second factor is required of an account. How people of an identity provider sign in is for that to say. */
export const isFactorRequired = (settings: EditorSettings, { role, isOfProvider }: OwnAccount): boolean =>
  !isOfProvider && (settings[ofAll] || (settings[ofPublishers] && publishers.includes(role)));

/** The same of a row of accounts called `account`: 1 where one is required and it has none. */
export const lacksRequiredFactor = sql<number>`case
  when account.password_hash is not null and account.identity_subject is null
    and exists (
      select 1 from editor_settings as setting
      where setting.value = 'true' and (
        setting.name = ${ofAll}
        or (setting.name = ${ofPublishers} and account.role in (${sql.join(publishers)}))
      )
    )
    and not exists (select 1 from editor_second_factors as factor where factor.account_id = account.id)
  then 1 else 0 end`.as('lacks_factor');
