import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../lib/form-fields.tsx';
import { FieldRow } from './item-list.tsx';
import { TabCard } from './tab-card.tsx';
import { useVenueLabels } from './venue-labels.ts';

/** Whom we reach for this venue. Only the website is public. */
export function ContactTab() {
  const { t } = useLingui();
  const labels = useVenueLabels();
  return (
    <TabCard
      title={<Trans id="venueForm.contact">Contact</Trans>}
      lead={
        <Trans id="venueForm.contactLead">
          For our team and for planners we put in touch with you. Only the website is shown on the public page.
        </Trans>
      }
    >
      <TextField name="contactName" label={labels.contactName} autoComplete="name" optional />
      <FieldRow>
        <TextField
          name="contactEmail"
          label={labels.contactEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField name="contactPhone" label={labels.contactPhone} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField name="contactFax" label={labels.contactFax} type="tel" inputMode="tel" autoComplete="off" optional />
        <TextField
          name="website"
          label={labels.website}
          help={t({ id: 'venueForm.websiteHelp', message: 'For example: www.venue.com' })}
          inputMode="url"
          autoComplete="url"
          optional
        />
      </FieldRow>
    </TabCard>
  );
}
