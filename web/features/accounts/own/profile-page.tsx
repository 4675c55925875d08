import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '#styled/jsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AccountFacts } from './account-facts.tsx';
import { DataSection } from './data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { CompanySection, ContactSection, PersonSection } from './person-sections.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { useProfileQuery } from './profile.gen.ts';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { Item, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading } from '../../../ui/text.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '6', xl: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 48rem) 12rem' },
  },
});

const Contents = styled('ul', {
  base: {
    display: { base: 'none', xl: 'grid' },
    gap: '1',
    position: 'sticky',
    top: '6rem',
    alignSelf: 'start',
    listStyle: 'none',
    borderLeft: '1px solid',
    borderColor: 'rule',
    pl: '4',
    fontSize: 'sm',
  },
});

/** `/dashboard/profile`: everything about one's own account. */
export default function ProfilePage() {
  const { t } = useLingui();
  // The forms begin with the current version.
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'network-only' });
  const profile = data?.viewer;
  useAnchor(Boolean(profile));
  if (!profile) {
    return error ? (
      <LoadFailed
        error={error}
        title={t({ id: 'profile.failed', message: 'Your profile could not be loaded' })}
        retry={refetch}
      />
    ) : (
      <Stack gap="6">
        <Skeleton height="10" maxWidth="xs" />
        <Skeleton height="24rem" maxWidth="3xl" borderRadius="md" />
      </Stack>
    );
  }
  const contents = [
    ['identite', t({ id: 'profile.person', message: 'Personal information' })],
    ['coordonnees', t({ id: 'profile.contact', message: 'Contact details' })],
    ['entreprise', t({ id: 'profile.company', message: 'Company' })],
    ['preferences', t({ id: 'profile.preferences', message: 'Preferences' })],
    ['mot-de-passe', t({ id: 'profile.password', message: 'Password' })],
    ['securite', t({ id: 'profile.twoFactor', message: 'Two-factor authentication' })],
    ['sessions', t({ id: 'profile.sessions', message: 'Where you are signed in' })],
    ['compte', t({ id: 'profile.account', message: 'Account information' })],
    ['donnees', t({ id: 'profile.data', message: 'Your data' })],
  ] as const;
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="profile.title">My profile</Trans>
      </Heading>
      <Columns>
        <Stack gap="6" minWidth="0">
          <PersonSection profile={profile} />
          <ContactSection profile={profile} />
          <CompanySection profile={profile} />
          <PreferencesSection profile={profile} />
          <PasswordSection />
          <TwoFactorSection profile={profile} />
          <SessionsSection />
          <AccountFacts profile={profile} />
          <DataSection profile={profile} />
        </Stack>
        <nav aria-label={t({ id: 'profile.contents', message: 'On this page' })}>
          <Contents>
            {contents.map(([id, title]) => (
              <Item key={id}>
                <Link to={`#${id}`} look="plain" color="ink.muted" display="block" py="1">
                  {title}
                </Link>
              </Item>
            ))}
          </Contents>
        </nav>
      </Columns>
    </Stack>
  );
}

/** A link to a section from elsewhere: the section is there only once the profile has come. */
function useAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, ready]);
}
