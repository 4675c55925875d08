import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { AccountFacts } from './account-facts.tsx';
import { DataSection } from './data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSections } from './person-sections.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { useProfileQuery } from './profile.gen.ts';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { LeaveQuestion } from '../../../lib/leave-question.tsx';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { Box, Stack } from '../../../ui/box.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Heading } from '../../../ui/text.tsx';

const TABS = ['profil', 'preferences', 'securite', 'compte'] as const;
type Tab = (typeof TABS)[number];

/** The tab of each section that links lead to: `#mot-de-passe`. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  preferences: 'preferences',
  'mot-de-passe': 'securite',
  securite: 'securite',
  sessions: 'securite',
  compte: 'compte',
  donnees: 'compte',
};

/** `/dashboard/profile`: everything about one's own account. */
export default function ProfilePage() {
  const { t } = useLingui();
  const { tab, show } = useTab();
  // The forms begin with the current version.
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'network-only' });
  const profile = data?.viewer;
  const [personUnsaved, setPersonUnsaved] = useState(false);
  const [preferencesUnsaved, setPreferencesUnsaved] = useState(false);
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
  const labels: Record<Tab, string> = {
    profil: t({ id: 'profile.you', message: 'You and your company' }),
    preferences: t({ id: 'profile.preferences', message: 'Preferences' }),
    securite: t({ id: 'profile.security', message: 'Sign-in and security' }),
    compte: t({ id: 'profile.accountAndData', message: 'Account and data' }),
  };
  const panels: Record<Tab, ReactNode> = {
    profil: <PersonSections profile={profile} onUnsaved={setPersonUnsaved} />,
    preferences: <PreferencesSection profile={profile} onUnsaved={setPreferencesUnsaved} />,
    securite: (
      <>
        <PasswordSection />
        <TwoFactorSection profile={profile} />
        <SessionsSection />
      </>
    ),
    compte: (
      <>
        <AccountFacts profile={profile} />
        <DataSection profile={profile} />
      </>
    ),
  };
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="profile.title">My profile</Trans>
      </Heading>
      <Tabs
        label={t({ id: 'profile.title', message: 'My profile' })}
        selectLabel={t({ id: 'profile.tab', message: 'Part of the profile' })}
        tabs={TABS.map((id) => ({ id, label: labels[id] }))}
        current={tab}
        onSelect={show}
      >
        {/* All of them are there, so that what was typed in one stays while another is shown. */}
        {TABS.map((id) => (
          <Box key={id} hidden={id !== tab} maxWidth="3xl">
            <Stack gap="6">{panels[id]}</Stack>
          </Box>
        ))}
      </Tabs>
      {/* A page asks once, whatever is unsaved on it. */}
      <LeaveQuestion unsaved={personUnsaved || preferencesUnsaved}>
        <Trans id="profile.leaveText">Your changes are not saved. Your profile stays as it was.</Trans>
      </LeaveQuestion>
    </Stack>
  );
}

/** The tab of the address, by its name (`?onglet=securite`) or by a section of it (`#sessions`). */
function useTab(): { tab: Tab; show: (tab: Tab) => void } {
  const { hash } = useLocation();
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((id) => id === query.get('onglet')) ?? TAB_OF[hash.slice(1)] ?? 'profil';
  return {
    tab,
    // A tab is no page of the history, and does not move the reader.
    show: (next) => setQuery({ onglet: next }, { replace: true, preventScrollReset: true }),
  };
}

/** A link to a section from elsewhere: the section is there only once the profile has come. */
function useAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, ready]);
}
