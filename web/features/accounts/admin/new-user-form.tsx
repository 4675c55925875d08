import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useMutationCall } from '../../../lib/calls.ts';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import type { FieldMessages } from '../../../lib/forms.ts';
import { LeaveQuestion } from '../../../lib/leave-question.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { Grid, Row, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { LanguageField, RoleField } from './user-fields.tsx';
import {
  NEW_USER,
  NEW_USER_FIELDS,
  newUserInput,
  newUserIssues,
  type NewUserForm as Values,
} from './user-form-rules.ts';
import { USERS, userAddress } from './user.ts';
import { CreateUserDocument } from './users.gen.ts';
import { PAIR } from '../../../ui/pair.ts';

const TEXTS: FieldMessages = {
  ...ACCOUNT_MESSAGES,
  'email.taken': msg({ id: 'people.emailTaken', message: 'This address already has an account.' }),
};

/** An account for somebody, who then chooses their password by the link of a mail. */
export function NewUserForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [create, creating] = useMutationCall(
    CreateUserDocument,
    'createUser',
    (values: Values) => ({ input: newUserInput(values) }),
    { needs: ['user'] },
  );
  const { form, failure, submit } = useSentForm<Values, { readonly user: { readonly id: string } }>({
    initial: NEW_USER,
    fields: NEW_USER_FIELDS,
    rules: newUserIssues,
    send: create,
    onDone: ({ user }) => void navigate(userAddress(user.id), { state: { created: true } }),
  });
  const labels = {
    email: t({ id: 'auth.email', message: 'E-mail address' }),
    firstName: t({ id: 'quote.firstName', message: 'First name' }),
    lastName: t({ id: 'quote.lastName', message: 'Last name' }),
    phone: t({ id: 'quote.phone', message: 'Phone' }),
    companyName: t({ id: 'auth.companyName', message: 'Company' }),
  };
  return (
    <FieldMessagesContext value={TEXTS}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void (creating ? event.preventDefault() : submit(event))}>
          <Card padded maxWidth="3xl">
            <Stack gap="5">
              <ErrorSummary fields={NEW_USER_FIELDS} labels={labels} />
              <TextField
                name="email"
                label={labels.email}
                type="email"
                inputMode="email"
                autoComplete="off"
                help={t({
                  id: 'people.emailHelp',
                  message: 'A link to choose a password is sent there. It cannot be changed here later.',
                })}
              />
              <Grid gap="5" gridTemplateColumns={PAIR}>
                <TextField name="firstName" label={labels.firstName} autoComplete="off" />
                <TextField name="lastName" label={labels.lastName} autoComplete="off" />
              </Grid>
              <RoleField
                help={t({
                  id: 'people.roleHelp',
                  message:
                    'A client manages their own venues; a team member moderates; an administrator can do everything.',
                })}
              />
              <Grid gap="5" gridTemplateColumns={PAIR}>
                <TextField name="companyName" label={labels.companyName} autoComplete="off" optional />
                <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" autoComplete="off" optional />
              </Grid>
              <LanguageField />
              {failure && (
                <SendFailure
                  code={failure.code}
                  wait={failure.wait}
                  title={t({ id: 'people.notCreated', message: 'The account could not be created' })}
                />
              )}
              <Row justifyContent="flex-end" gap="3">
                <LinkButton to={USERS.path}>{t({ id: 'bulk.cancel', message: 'Cancel' })}</LinkButton>
                <Button type="submit" look="solid" busy={creating}>
                  {t({ id: 'people.create', message: 'Create and invite' })}
                </Button>
              </Row>
            </Stack>
          </Card>
        </form>
      </FormProvider>
      <LeaveQuestion unsaved={form.formState.isDirty}>
        <Trans id="people.leaveNew">The account is not created yet, and nobody is invited.</Trans>
      </LeaveQuestion>
    </FieldMessagesContext>
  );
}
