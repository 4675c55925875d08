import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { HOME_CONTENT } from '../../../../schema/home-content.ts';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { CheckField, FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { issuesByField, toFieldError, useRuledForm, type FieldMessages } from '../../../lib/forms.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogoField } from './logo-field.tsx';
import { REFERENCE_FIELDS, referenceIssues, type ReferenceForm } from './reference-rules.ts';
import { useReferenceCalls, type Reference } from './use-references.ts';

const TEXTS: FieldMessages = {
  notWebAddress: msg({
    id: 'profile.notWebAddress',
    message: 'This web address is incomplete: https://www.company.com, for example.',
  }),
};

type ReferenceDialogProps = {
  /** Null = a new one. */
  reference: Reference | null;
  /** @param saved whether something has changed. */
  onClose: (saved: boolean) => void;
};

/** Where a client company is written. It opens as it comes, and is made anew for each. */
export function ReferenceDialog({ reference, onClose }: ReferenceDialogProps) {
  const { t } = useLingui();
  const [logo, setLogo] = useState<File | null>(null);
  const [logoFault, setLogoFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { save, saving } = useReferenceCalls();
  const form = useRuledForm<ReferenceForm>(
    { name: reference?.name ?? '', website: reference?.website ?? '', isShown: reference?.isShown ?? true },
    referenceIssues,
    useCallback(() => setFailure(null), []),
  );

  const logoLabels: Readonly<Record<string, string>> = {
    required: t({ id: 'content.logoRequired', message: 'Choose the company’s logo.' }),
    tooLarge: t({ id: 'content.logoTooLarge', message: 'This file is larger than 10 MB.' }),
  };
  const unreadable = t({
    id: 'content.logoUnreadable',
    message: 'This file is not a JPEG, PNG, WebP or AVIF image.',
  });
  const shownLabel = t({ id: 'content.referenceShown', message: 'Show it on the home page' });
  const take = (file: File) => {
    const tooLarge = file.size > PHOTOS.maxBytes;
    setLogoFault(tooLarge ? logoLabels['tooLarge']! : null);
    if (!tooLarge) setLogo(file);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setFailure(null);
    const missing = !reference && !logo;
    if (missing) setLogoFault(logoLabels['required']!);
    if (!(await form.trigger())) {
      const issues = referenceIssues(form.getValues());
      const first = REFERENCE_FIELDS.find((field) => field in issues);
      if (first) form.setFocus(first);
      return;
    }
    if (missing) return;
    const outcome = await save(form.getValues(), reference, logo);
    if (outcome.kind === 'done') onClose(true);
    else if (outcome.kind === 'failed') setFailure(outcome);
    else {
      const { byField, others } = issuesByField(outcome.fields, REFERENCE_FIELDS);
      for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
      const [ofLogo] = others;
      if (ofLogo) setLogoFault(logoLabels[ofLogo.code] ?? unreadable);
    }
  };

  return (
    <Dialog
      dialog={{ open: true, onClose: () => onClose(false) }}
      title={
        reference
          ? t({ id: 'content.referenceEdit', message: 'Edit the reference' })
          : t({ id: 'content.referenceNew', message: 'New reference' })
      }
    >
      <FieldMessagesContext value={TEXTS}>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap="5">
              <TextField
                name="name"
                label={t({ id: 'content.referenceName', message: 'Company name' })}
                maxLength={HOME_CONTENT.referenceName}
              />
              <TextField
                name="website"
                type="url"
                inputMode="url"
                optional
                label={t({ id: 'content.referenceWebsite', message: 'Link of the logo' })}
                placeholder="https://"
                maxLength={HOME_CONTENT.referenceWebsite}
              />
              <LogoField present={reference?.logo.url ?? null} file={logo} onFile={take} error={logoFault} />
              <CheckField name="isShown" label={shownLabel}>
                {shownLabel}
              </CheckField>
              {failure && (
                <SendFailure
                  code={failure.code}
                  wait={failure.wait}
                  title={t({ id: 'content.notSaved', message: 'Nothing was saved' })}
                  texts={{
                    CONFLICT: t({
                      id: 'content.referenceConflict',
                      message:
                        'Someone else has changed this reference in the meantime. Close it, then open it again to see the current version.',
                    }),
                  }}
                />
              )}
              <Row justifyContent="flex-end" gap="3">
                <Button onClick={() => onClose(false)}>{t({ id: 'profile.cancel', message: 'Cancel' })}</Button>
                <Button type="submit" look="solid" busy={saving}>
                  {t({ id: 'content.referenceSave', message: 'Save' })}
                </Button>
              </Row>
            </Stack>
          </form>
        </FormProvider>
      </FieldMessagesContext>
    </Dialog>
  );
}
