import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PROFILE } from '../../../../schema/constants.ts';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { useMutationCall } from '../../../lib/calls.ts';
import { ConflictNotice } from '../../../lib/conflict-notice.tsx';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { AreaField, FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { LeaveQuestion } from '../../../lib/leave-question.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { PageLoading } from '../../../lib/page-states.tsx';
import { Grid, Row, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/text.tsx';
import { nameOf } from './registration.ts';
import { NobodyHere } from './user-detail.tsx';
import { LanguageField, RoleField } from './user-fields.tsx';
import { USER_FIELDS, userFormOf, userInput, userIssues, type UserForm as Values } from './user-form-rules.ts';
import { userAddress, type User } from './user.ts';
import { UpdateUserDocument, UserDocument, useUserQuery } from './users.gen.ts';
import { PAIR } from '../../../ui/pair.ts';

/** The form of one user, with its loading and its failure. */
export function EditUser({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useUserQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  // A form is not changed under one's fingers by what others do.
  if (data?.user)
    return <EditForm key={data.user.id} user={data.user} reload={async () => (await refetch()).data?.user ?? null} />;
  if (data) return <NobodyHere />;
  return (
    <PageLoading
      error={error}
      title={t({ id: 'people.userFailed', message: 'The user could not be loaded' })}
      retry={refetch}
    />
  );
}

type EditFormProps = {
  user: User;
  /** Reads the user again; null = there is none any more. Rejects if that fails. */
  reload: () => Promise<User | null>;
};

function EditForm({ user, reload }: EditFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, isSelf, isLastAdministrator } = user;
  const [before, setBefore] = useState(() => userFormOf(user));
  const version = useRef(user.version);
  const [update, updating] = useMutationCall(
    UpdateUserDocument,
    'updateUser',
    (values: Values) => ({ input: { id, version: version.current, ...userInput(values, before) } }),
    { refetch: [UserDocument] },
  );
  const { form, failure, submit } = useSentForm<Values, unknown>({
    initial: before,
    fields: USER_FIELDS,
    rules: userIssues,
    send: update,
    onDone: () => void navigate(userAddress(id)),
  });
  const overwrite = async (event: SyntheticEvent) => {
    const now = await reload().catch(() => null);
    if (now) version.current = now.version;
    await submit(event);
  };
  const takeTheirs = async () => {
    const now = await reload().catch(() => null);
    if (!now) return;
    version.current = now.version;
    setBefore(userFormOf(now));
    form.reset(userFormOf(now));
  };
  const labels = {
    firstName: t({ id: 'quote.firstName', message: 'First name' }),
    lastName: t({ id: 'quote.lastName', message: 'Last name' }),
    position: t({ id: 'profile.position', message: 'Job title' }),
    phone: t({ id: 'quote.phone', message: 'Phone' }),
    website: t({ id: 'profile.website', message: 'Website' }),
    companyName: t({ id: 'auth.companyName', message: 'Company' }),
    companyPhone: t({ id: 'auth.companyPhone', message: 'Company phone' }),
    companyAddress: t({ id: 'auth.companyAddress', message: 'Company address' }),
    address: t({ id: 'profile.address', message: 'Address' }),
    postalCode: t({ id: 'profile.postalCode', message: 'Postal code' }),
    city: t({ id: 'profile.city', message: 'City' }),
    country: t({ id: 'profile.country', message: 'Country' }),
    bio: t({ id: 'people.bio', message: 'A few words about this person' }),
  };
  const name = nameOf(user) || user.email;
  const lastAdmin = t({
    id: 'people.lastAdmin',
    message:
      'This is the last administrator who can sign in: the account cannot be demoted, suspended or deleted until there is another one.',
  });
  const field = (key: keyof typeof labels, more: { type?: string; inputMode?: 'tel' | 'url' | 'numeric' } = {}) => (
    <TextField name={key} label={labels[key]} autoComplete="off" optional={!key.endsWith('stName')} {...more} />
  );
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1" overflowWrap="anywhere">
        {t({ id: 'people.editTitle', message: `Edit ${name}` })}
      </Heading>
      <FieldMessagesContext value={ACCOUNT_MESSAGES}>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void (updating ? event.preventDefault() : submit(event))}>
            <Stack gap="6" maxWidth="3xl">
              <ErrorSummary fields={USER_FIELDS} labels={labels} />
              <Card as="section" padded aria-labelledby="compte">
                <Stack gap="5">
                  <Heading as="h2" look="h3" id="compte">
                    <Trans id="people.account">Account</Trans>
                  </Heading>
                  <Notice>
                    {t({
                      id: 'people.emailFixed',
                      message: `Only its owner can change the e-mail address, ${user.email}, by proving that the new one is theirs.`,
                    })}
                  </Notice>
                  <RoleField
                    help={
                      isLastAdministrator
                        ? lastAdmin
                        : isSelf
                          ? t({
                              id: 'people.ownRole',
                              message: 'This is you: with another role you lose access to the administration at once.',
                            })
                          : t({
                              id: 'people.roleHelp',
                              message:
                                'A client manages their own venues; a team member moderates; an administrator can do everything.',
                            })
                    }
                  />
                  <LanguageField />
                </Stack>
              </Card>
              <Card as="section" padded aria-labelledby="personne">
                <Stack gap="5">
                  <Heading as="h2" look="h3" id="personne">
                    <Trans id="people.person">Person</Trans>
                  </Heading>
                  <Grid gap="5" gridTemplateColumns={PAIR}>
                    {field('firstName')}
                    {field('lastName')}
                    {field('position')}
                    {field('phone', { type: 'tel', inputMode: 'tel' })}
                  </Grid>
                  {field('website', { inputMode: 'url' })}
                  {field('address')}
                  <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem repeat(2, minmax(0, 1fr))' }}>
                    {field('postalCode', { inputMode: 'numeric' })}
                    {field('city')}
                    {field('country')}
                  </Grid>
                  <AreaField name="bio" label={labels.bio} max={PROFILE.bio} rows={3} optional />
                </Stack>
              </Card>
              <Card as="section" padded aria-labelledby="societe">
                <Stack gap="5">
                  <Heading as="h2" look="h3" id="societe">
                    <Trans id="auth.companyName">Company</Trans>
                  </Heading>
                  <Grid gap="5" gridTemplateColumns={PAIR}>
                    {field('companyName')}
                    {field('companyPhone', { type: 'tel', inputMode: 'tel' })}
                  </Grid>
                  {field('companyAddress')}
                </Stack>
              </Card>
              {failure?.code === 'CONFLICT' ? (
                <ConflictNotice
                  busy={updating}
                  onOverwrite={(event) => void overwrite(event)}
                  onTheirs={() => void takeTheirs()}
                >
                  <Trans id="people.editConflict">
                    Someone else has changed this account in the meantime. Your changes are not saved, and none of them
                    are lost.
                  </Trans>
                </ConflictNotice>
              ) : (
                failure && (
                  <SendFailure
                    code={failure.code}
                    wait={failure.wait}
                    title={t({ id: 'people.notSaved', message: 'The changes could not be saved' })}
                    texts={{ FORBIDDEN: lastAdmin }}
                  />
                )
              )}
              <Row justifyContent="flex-end" gap="3">
                <LinkButton to={userAddress(id)}>{t({ id: 'bulk.cancel', message: 'Cancel' })}</LinkButton>
                <Button type="submit" look="solid" busy={updating}>
                  {t({ id: 'profile.save', message: 'Save' })}
                </Button>
              </Row>
            </Stack>
          </form>
        </FormProvider>
      </FieldMessagesContext>
      <LeaveQuestion unsaved={form.formState.isDirty}>
        <Trans id="people.leaveEdit">Your changes are not saved. The account stays as it was.</Trans>
      </LeaveQuestion>
    </Stack>
  );
}
