import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_STATUSES } from '../../lib/account-labels.ts';
import { useFormats } from '../../lib/formats.ts';
import { useTerm } from '../../lib/terms.ts';
import { Item, List, Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { DataItem, DataList } from '../../ui/data-list.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { erasable, type Person } from './person.ts';
import { PersonActions } from './person-actions.tsx';

/** What is held under an address, each with a way to it. */
export function PersonFound({ person, onErased }: { person: Person; onErased: (count: number) => void }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const status = useTerm(ACCOUNT_STATUSES);
  const { email, account, quoteRequests, messages, savedSearches, venues, mails } = person;
  const nothing = !account && venues.length === 0 && !erasable(person);
  const references = (path: string, of: readonly { id: string; reference: string; createdAt: string }[]) => (
    <List>
      {of.map(({ id, reference, createdAt }) => (
        <Item key={id}>
          <Link to={`/admin/${path}/${id}`}>{reference}</Link>{' '}
          <Text as="span" look="small" tone="muted">
            {date(createdAt)}
          </Text>
        </Item>
      ))}
    </List>
  );
  return (
    <Stack gap="4" borderTop="1px solid" borderColor="rule" pt="5" mt="5">
      <Heading as="h3" look="h4" overflowWrap="anywhere">
        {email}
      </Heading>
      {nothing && (
        <Text>
          <Trans id="person.nothing">Nothing is held for this address.</Trans>
        </Text>
      )}
      <DataList>
        {account && (
          <DataItem label={t({ id: 'person.account', message: 'Account' })}>
            <Link to={`/admin/users/${account.id}`}>{`${account.firstName} ${account.lastName}`.trim() || email}</Link>{' '}
            ({status(account.status)})
            {!account.isErasable && (
              <Text look="small" tone="muted">
                <Trans id="person.accountStays">
                  The account is not erased here: its owner deletes it from their profile, with their password.
                </Trans>
              </Text>
            )}
          </DataItem>
        )}
        {quoteRequests.length > 0 && (
          <DataItem label={t({ id: 'retention.quotes', message: 'Quote requests' })}>
            {references('quotes', quoteRequests)}
          </DataItem>
        )}
        {messages.length > 0 && (
          <DataItem label={t({ id: 'retention.messages', message: 'Contact messages' })}>
            {references('messages', messages)}
          </DataItem>
        )}
        {savedSearches > 0 && (
          <DataItem label={t({ id: 'retention.savedSearches', message: 'Saved searches' })}>{savedSearches}</DataItem>
        )}
        {venues.length > 0 && (
          <DataItem label={t({ id: 'person.venues', message: 'Contact for' })}>
            <List>
              {venues.map(({ id, name }) => (
                <Item key={id}>
                  <Link to={`/admin/establishments/${id}`}>{name}</Link>
                </Item>
              ))}
            </List>
            <Text look="small" tone="muted">
              <Trans id="person.venuesText">Change the contact on the venue’s page.</Trans>
            </Text>
          </DataItem>
        )}
        {mails > 0 && (
          <DataItem label={t({ id: 'person.mails', message: 'E-mails' })}>
            {t({
              id: 'person.mailCount',
              message: plural(mails, {
                one: '# e-mail, whose address is kept for a few days',
                other: '# e-mails, whose addresses are kept for a few days',
              }),
            })}
          </DataItem>
        )}
      </DataList>
      <PersonActions person={person} empty={nothing} onErased={onErased} />
    </Stack>
  );
}
