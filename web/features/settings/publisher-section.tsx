import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../lib/form-fields.tsx';
import { Grid } from '../../ui/box.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { FixedNotice } from './fixed-notice.tsx';
import { isFixed, type Settings, type SettingsField } from './settings-form.ts';
import { useSettingsLabels } from './use-settings-labels.ts';
import { WIDE_PAIR } from '../../ui/pair.ts';

type More = { type?: 'email' | 'tel'; placeholder?: string; help?: string; optional?: boolean };

/** Who publishes the site: what the legal pages, the contact page, the footer and the mails say. */
export function PublisherSection({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const labels = useSettingsLabels();
  const fixed = isFixed(settings, 'PUBLISHER');
  const field = (name: SettingsField, more: More = {}) => (
    <TextField name={name} label={labels[name]} autoComplete="off" readOnly={fixed} {...more} />
  );
  return (
    <Section
      id="editeur"
      title={<Trans id="settings.publisher">Publisher</Trans>}
      lead={
        <Trans id="settings.publisherLead">
          Named in the legal notice, the privacy policy, the terms, the contact page, the footer of each page and the
          e-mails. Visitors see changes at once.
        </Trans>
      }
    >
      {fixed && <FixedNotice names="OPERATOR_…" />}
      {settings.isFictional && (
        <Notice tone="gold">
          <Trans id="settings.fictional">
            The site presents itself under a fictional company until these fields are filled in. Fill in all the
            required ones, or none.
          </Trans>
        </Notice>
      )}
      <Grid gap="5" gridTemplateColumns={WIDE_PAIR}>
        {field('name')}
        {field('legalForm', { placeholder: 'SAS' })}
        {field('registration', { placeholder: 'RCS Lyon 732 829 320' })}
        {field('vatNumber', { placeholder: 'FR44 732 829 320', optional: true })}
        {field('capital', { placeholder: '100 000 €', optional: true })}
        {field('director')}
      </Grid>
      {field('address', {
        help: t({ id: 'settings.addressHelp', message: 'On one line, with the parts separated by commas.' }),
      })}
      <Grid gap="5" gridTemplateColumns={WIDE_PAIR}>
        {field('phone', { type: 'tel' })}
        {field('hours', { placeholder: '09:00-18:00' })}
        {field('email', {
          type: 'email',
          help: t({ id: 'settings.emailHelp', message: 'Contact messages are sent there.' }),
        })}
        {field('privacyEmail', {
          type: 'email',
          optional: true,
          help: t({ id: 'settings.privacyEmailHelp', message: 'The contact e-mail, unless there is another.' }),
        })}
        {field('hostName')}
        {field('hostPhone', { type: 'tel' })}
      </Grid>
      {field('hostAddress')}
    </Section>
  );
}
