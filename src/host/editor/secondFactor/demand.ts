import { sql } from 'kysely';
import { includesRole, roles } from '../../../kernel/editorAccount';

export const demandSetting = 'requiresSecondFactor';

/** Who may publish. */
const demandedOf = roles.filter((role) => includesRole(role, 'publisher'));

/**
 * Of a row of accounts called `account`: 1 where a second factor is asked for beside its password and it has none. How people
 * of an identity provider sign in is for that to say. */
export const lacksDemandedFactor = sql<number>`case
  when account.password_hash is not null and account.identity_subject is null
    and account.role in (${sql.join(demandedOf)})
    and exists (select 1 from editor_settings where name = ${demandSetting} and value = 'true')
    and not exists (select 1 from editor_second_factors as factor where factor.account_id = account.id)
  then 1 else 0 end`.as('lacks_factor');
