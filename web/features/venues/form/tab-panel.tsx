import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContactTab } from './contact-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { AccessTab, ActivitiesTab, ParagraphsTab, SurroundingsTab } from './list-tabs.tsx';
import { LocationTab } from './location-tab.tsx';
import { RatesTab } from './rates-tab.tsx';
import { RoomsTab } from './rooms-tab.tsx';
import { ServicesTab } from './services-tab.tsx';
import { SlugTab } from './slug-tab.tsx';
import { TabCard } from './tab-card.tsx';
import type { Tab } from './venue-tabs.ts';

type TabPanelProps = { tab: Tab; venueId: string; slugInForce: string; photos: ReactNode };

/** What a tab shows. */
export function TabPanel({ tab, venueId, slugInForce, photos }: TabPanelProps) {
  switch (tab) {
    case 'presentation':
      return <GeneralTab />;
    case 'photos':
      return (
        <TabCard
          title={<Trans id="venueForm.photos">Photos</Trans>}
          lead={
            <Trans id="venueForm.photosLead">The first one opens the venue’s page; at least one is required.</Trans>
          }
        >
          {photos}
        </TabCard>
      );
    case 'adresse':
      return <LocationTab />;
    case 'salles':
      return <RoomsTab />;
    case 'tarifs':
      return <RatesTab />;
    case 'services':
      return <ServicesTab />;
    case 'activites':
      return <ActivitiesTab />;
    case 'acces':
      return <AccessTab />;
    case 'alentours':
      return <SurroundingsTab />;
    case 'textes':
      return <ParagraphsTab />;
    case 'contact':
      return <ContactTab />;
    case 'page':
      return <SlugTab venueId={venueId} inForce={slugInForce} />;
  }
}
