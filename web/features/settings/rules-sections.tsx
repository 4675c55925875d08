import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../../schema/constants.ts';
import { PLATFORM_SETTINGS } from '../../../schema/platform-settings.ts';
import { NumberField, TextField } from '../../lib/form-fields.tsx';
import { Grid } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { FixedNotice } from './fixed-notice.tsx';
import { fixedBy, isFixed, MONTH_FIELDS, type Settings } from './settings-form.ts';
import { useSettingsLabels } from './use-settings-labels.ts';
import { WIDE_PAIR } from '../../ui/pair.ts';

/** Whom mails are from, and when owners are warned. */
export function MailSections({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const labels = useSettingsLabels();
  const fixedSender = isFixed(settings, 'MAIL_FROM');
  const fixedDays = isFixed(settings, 'WARNING_DAYS');
  return (
    <>
      <Section
        id="expediteur"
        title={<Trans id="settings.sender">E-mail sender</Trans>}
        lead={
          <Trans id="settings.senderLead">
            This address’s domain must name your mail server in its SPF and DKIM records, otherwise e-mails end up in
            spam.
          </Trans>
        }
      >
        {fixedSender && <FixedNotice names="MAIL_FROM" />}
        <Grid gap="5" gridTemplateColumns={WIDE_PAIR}>
          <TextField
            name="mailName"
            label={labels.mailName}
            autoComplete="off"
            placeholder={PRODUCT_NAME}
            readOnly={fixedSender}
            optional
          />
          <TextField
            name="mailAddress"
            type="email"
            label={labels.mailAddress}
            autoComplete="off"
            placeholder={settings.publisher.email}
            readOnly={fixedSender}
            optional
          />
        </Grid>
        {!fixedSender && (
          <Text look="small" tone="muted">
            <Trans id="settings.senderHelp">
              Fill in both or neither. If left empty, e-mails come from {PRODUCT_NAME}, at the publisher’s contact
              e-mail.
            </Trans>
          </Text>
        )}
      </Section>
      <Section id="abonnements" title={<Trans id="settings.warnings">Reminders before a subscription ends</Trans>}>
        {fixedDays && <FixedNotice names="SUBSCRIPTION_WARNING_DAYS" />}
        <TextField
          name="warningDays"
          label={labels.warningDays}
          autoComplete="off"
          inputMode="text"
          maxWidth="xs"
          readOnly={fixedDays}
          help={t({
            id: 'settings.warningDaysHelp',
            message: 'Separated by commas, five at most: 30, 7, 1 warns the owner a month, a week and a day before.',
          })}
        />
      </Section>
    </>
  );
}

/** For how long what is kept. */
export function RetentionSection({ settings }: { settings: Settings }) {
  const labels = useSettingsLabels();
  const fixed = MONTH_FIELDS.flatMap((name) => fixedBy(name, settings) ?? []);
  return (
    <Section
      id="conservation"
      title={<Trans id="settings.retention">Retention periods</Trans>}
      lead={
        <Trans id="settings.retentionLead">
          Each night, anything older is permanently erased. Forms, e-mails and the privacy policy state these periods.
          What this amounts to today is shown under <Link to="/admin/data-protection">Data protection</Link>.
        </Trans>
      }
    >
      {fixed.length > 0 && <FixedNotice names={fixed.join(', ')} />}
      <Grid gap="5" gridTemplateColumns={WIDE_PAIR}>
        {MONTH_FIELDS.map((name) =>
          fixedBy(name, settings) ? (
            <TextField key={name} name={name} label={labels[name]} readOnly maxWidth="6.5rem" />
          ) : (
            <NumberField key={name} name={name} label={labels[name]} {...PLATFORM_SETTINGS.months} />
          ),
        )}
      </Grid>
    </Section>
  );
}
