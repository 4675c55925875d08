import { Trans, useLingui } from '@lingui/react/macro';
import { PROFILE } from '../../../../schema/constants.ts';
import { AreaField, TextField } from '../../../lib/form-fields.tsx';
import { Grid } from '../../../ui/box.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import type { Profile } from './profile.ts';
import { ProfileForm, type Unsaved } from './profile-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { PAIR } from '../../../ui/pair.ts';

/** Who one is, how one is reached and for whom one works: one form, which is saved as a whole. */
export function PersonSections({ profile, onUnsaved }: { profile: Profile } & Unsaved) {
  return (
    <ProfileForm profile={profile} onUnsaved={onUnsaved}>
      <PersonSection profile={profile} />
      <ContactSection />
      <CompanySection />
    </ProfileForm>
  );
}

function PersonSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  return (
    <Section id="identite" title={<Trans id="profile.person">Personal information</Trans>}>
      <AvatarEditor profile={profile} />
      <Grid gap="5" gridTemplateColumns={PAIR}>
        <TextField
          name="firstName"
          label={t({ id: 'quote.firstName', message: 'First name' })}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={t({ id: 'quote.lastName', message: 'Last name' })}
          autoComplete="family-name"
        />
      </Grid>
      <TextField
        name="position"
        label={t({ id: 'profile.position', message: 'Job title' })}
        autoComplete="organization-title"
        optional
      />
      <AreaField
        name="bio"
        label={t({ id: 'profile.bio', message: 'A few words about you' })}
        max={PROFILE.bio}
        rows={3}
        optional
      />
    </Section>
  );
}

function ContactSection() {
  const { t } = useLingui();
  return (
    <Section id="coordonnees" title={<Trans id="profile.contact">Contact details</Trans>}>
      <Grid gap="5" gridTemplateColumns={PAIR}>
        <TextField
          name="phone"
          label={t({ id: 'quote.phone', message: 'Phone' })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
        <TextField
          name="website"
          label={t({ id: 'profile.website', message: 'Website' })}
          type="url"
          inputMode="url"
          autoComplete="url"
          optional
        />
      </Grid>
      <TextField
        name="address"
        label={t({ id: 'profile.address', message: 'Address' })}
        autoComplete="street-address"
        optional
      />
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11.5rem minmax(0, 1fr) minmax(0, 1fr)' }}>
        <TextField
          name="postalCode"
          label={t({ id: 'profile.postalCode', message: 'Postal code' })}
          autoComplete="postal-code"
          inputMode="numeric"
          optional
        />
        <TextField
          name="city"
          label={t({ id: 'profile.city', message: 'City' })}
          autoComplete="address-level2"
          optional
        />
        <TextField
          name="country"
          label={t({ id: 'profile.country', message: 'Country' })}
          autoComplete="country-name"
          optional
        />
      </Grid>
    </Section>
  );
}

function CompanySection() {
  const { t } = useLingui();
  return (
    <Section id="entreprise" title={<Trans id="profile.company">Company</Trans>}>
      <Grid gap="5" gridTemplateColumns={PAIR}>
        <TextField
          name="companyName"
          label={t({ id: 'auth.companyName', message: 'Company' })}
          autoComplete="organization"
          optional
        />
        <TextField
          name="companyPhone"
          label={t({ id: 'auth.companyPhone', message: 'Company phone' })}
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
          optional
        />
      </Grid>
      <TextField
        name="companyAddress"
        label={t({ id: 'auth.companyAddress', message: 'Company address' })}
        autoComplete="section-company street-address"
        optional
      />
    </Section>
  );
}
