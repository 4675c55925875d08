import { Trans } from '@lingui/react/macro';
import { namesIn } from '../../../../schema/venue-fields.ts';
import { FieldRow } from './item-list.tsx';
import { SimpleInput } from './simple-input.tsx';
import { TabCard } from './tab-card.tsx';

const [FIRST, ...OTHERS] = namesIn('contact');

/** Whom we reach for this venue. Only the website is public. */
export function ContactTab() {
  return (
    <TabCard
      title={<Trans id="venueForm.contact">Contact</Trans>}
      lead={
        <Trans id="venueForm.contactLead">
          For our team and for planners we put in touch with you. Only the website is shown on the public page.
        </Trans>
      }
    >
      {FIRST && <SimpleInput name={FIRST} />}
      <FieldRow>
        {OTHERS.map((name) => (
          <SimpleInput key={name} name={name} />
        ))}
      </FieldRow>
    </TabCard>
  );
}
