import type { Language } from '../../../../schema/constants.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Role } from '../../accounts/account.enums.ts';

export async function administrators({ query }: Transaction): Promise<{ name: string; address: string }[]> {
  return query(
    `select first_name || ' ' || last_name as name, email as address from user_account
     where role = $1 and status = 'APPROVED' order by email`,
    [Role.ADMIN],
  );
}

/** An address of an owner; without a name it is that of a venue. */
export interface OwnerAddress {
  name: string | null;
  address: string;
  language: Language;
}

/**
 * Their account, unless they want no mail about requests, and the addresses for requests of these venues, where they have one of
 * their own.
 */
export async function ownerAddresses(
  { query }: Transaction,
  ownerId: string,
  venueIds: readonly string[],
): Promise<OwnerAddress[]> {
  return query(
    `select first_name || ' ' || last_name as name, email as address, language from user_account
     where id = $1 and status = 'APPROVED' and (notification_preferences ->> 'quoteRequests')::boolean
     union all
     select distinct null, lower(v.contact_email), u.language
     from user_account u join venue v on v.owner_id = u.id
     where u.id = $1 and u.status = 'APPROVED' and v.id = any($2::uuid[]) and lower(v.contact_email) <> lower(u.email)`,
    [ownerId, venueIds],
  );
}
