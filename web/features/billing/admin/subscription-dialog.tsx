import { useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import type { FieldMessages } from '../../../lib/forms.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type AdminDialogProps<Values extends FieldValues> = {
  title: string;
  form: UseFormReturn<Values>;
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  texts?: FieldMessages;
  failure: FailedCall | null;
  /** What could not be done. */
  failureTitle: string;
  conflict: string;
  saveLabel: string;
  saving: boolean;
  submit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. It opens as it comes, and is made anew for each thing that is written. */
export function SubscriptionDialog<Values extends FieldValues>(props: AdminDialogProps<Values>) {
  const { title, form, fields, labels, texts = {}, failure, failureTitle, conflict } = props;
  const { saveLabel, saving, submit, onClose, children } = props;
  const { t } = useLingui();
  return (
    <Dialog dialog={{ open: true, onClose }} title={title}>
      <FieldMessagesContext value={texts}>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void (saving ? event.preventDefault() : submit(event))}>
            <Stack gap="5">
              <ErrorSummary fields={fields} labels={labels} />
              {children}
              {failure && (
                <SendFailure
                  code={failure.code}
                  wait={failure.wait}
                  title={failureTitle}
                  texts={{ CONFLICT: conflict }}
                />
              )}
              <Row justifyContent="flex-end" gap="3">
                <Button onClick={() => onClose()}>{t({ id: 'bulk.cancel', message: 'Cancel' })}</Button>
                <Button type="submit" look="solid" busy={saving}>
                  {saveLabel}
                </Button>
              </Row>
            </Stack>
          </form>
        </FormProvider>
      </FieldMessagesContext>
    </Dialog>
  );
}
