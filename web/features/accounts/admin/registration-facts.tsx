import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { ExternalLink } from '../../../ui/button.tsx';
import { DataItem, DataList } from '../../../ui/data-list.tsx';
import { Badge } from '../../../ui/layout.tsx';
import type { Registration } from './registration.ts';

/** What somebody typed when he registered. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { email, emailVerified, phone, companyName, companyAddress, companyPhone, language } = registration;
  const { registrationNumber, createdAt } = registration;
  const facts: readonly (readonly [string, string | null])[] = [
    [t({ id: 'quote.phone', message: 'Phone' }), phone],
    [t({ id: 'auth.companyName', message: 'Company' }), companyName],
    [t({ id: 'auth.companyAddress', message: 'Company address' }), companyAddress],
    [t({ id: 'auth.companyPhone', message: 'Company phone' }), companyPhone],
    [
      t({ id: 'people.language', message: 'Language' }),
      language === 'fr'
        ? t({ id: 'people.french', message: 'French' })
        : t({ id: 'people.english', message: 'English' }),
    ],
    [t({ id: 'profile.number', message: 'Registration number' }), registrationNumber],
    [t({ id: 'people.waitingSince', message: 'Waiting since' }), dateTime(createdAt)],
  ];
  return (
    <DataList>
      <DataItem label={t({ id: 'auth.email', message: 'E-mail address' })}>
        <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>{' '}
        {emailVerified ? (
          <Badge tone="sage">{t({ id: 'profile.verified', message: 'confirmed' })}</Badge>
        ) : (
          <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>
        )}
      </DataItem>
      {facts.map(([name, value]) => (
        <DataItem key={name} label={name}>
          {value}
        </DataItem>
      ))}
    </DataList>
  );
}
