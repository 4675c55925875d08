import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useErrorText } from '../../lib/errors.ts';
import { email as emailRule, firstIssue, required } from '../../lib/form-rules.ts';
import { useFieldError } from '../../lib/forms.ts';
import { Flex, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { usePersonDataQuery } from './data-protection.gen.ts';
import { PersonFound } from './person-found.tsx';
import { useRetentionLabels } from './retention-labels.ts';

/** What somebody asks of the platform, with or without an account: what is known of them, and to be forgotten. */
export function PersonSection() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const fieldError = useFieldError();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [erased, setErased] = useState<number | null>(null);
  const words = useRetentionLabels();
  const [sought, setSought] = useState<string | null>(null);
  const { data, error, loading, refetch } = usePersonDataQuery(
    sought === null
      ? skipToken
      : { variables: { email: sought }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true },
  );
  const label = t({ id: 'person.email', message: 'The person’s e-mail address' });
  const issue = asked ? firstIssue(typed, required, emailRule) : undefined;
  const look = (email: string) => {
    if (email === sought) void refetch().catch(() => {});
    else setSought(email);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setErased(null);
    if (firstIssue(typed, required, emailRule)) field.current?.focus();
    else look(typed.trim());
  };
  const person = data?.personData;
  return (
    <Stack as="section" gap="4" aria-labelledby="personnes">
      <Stack gap="1">
        <Heading as="h2" look="h3" id="personnes">
          <Trans id="person.title">Data subject requests</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="person.lead">
            Someone asks what you hold about them, or to be forgotten (articles 15 and 17 of the GDPR): answer within a
            month. First make sure that the request really comes from the person concerned.
          </Trans>
        </Text>
      </Stack>
      <Card padded>
        <Stack gap="0">
          <form
            noValidate
            role="search"
            aria-label={t({ id: 'person.search', message: 'Search for a person' })}
            onSubmit={submit}
          >
            <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
              <Stack flex="1 1 18rem" maxWidth="md">
                <Field label={label} error={fieldError('email', label, issue)}>
                  <TextInput
                    ref={field}
                    type="email"
                    inputMode="email"
                    autoComplete="off"
                    value={typed}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                </Field>
              </Stack>
              <Button type="submit" look="quiet" busy={loading}>
                <Trans id="person.find">Search</Trans>
              </Button>
            </Flex>
          </form>
          {error && !loading && (
            <ErrorState title={t({ id: 'person.failed', message: 'The search failed' })}>{errorText(error)}</ErrorState>
          )}
          <div role="status">
            {erased !== null && (
              <Notice tone="sage" mt="5">
                {words.erased(erased)}
              </Notice>
            )}
            {person && !error && (
              <PersonFound
                key={person.email}
                person={person}
                onErased={(count) => {
                  setErased(count);
                  look(person.email);
                }}
              />
            )}
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}
