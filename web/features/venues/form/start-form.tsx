import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { VENUE_LIMITS } from '../../../../schema/owner-limits.ts';
import { useMutationCall } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext, SelectField, TextField } from '../../../lib/form-fields.tsx';
import { atMost, firstIssue, required } from '../../../lib/form-rules.ts';
import { issuesByField, toFieldError, useRuledForm, type FieldIssues } from '../../../lib/forms.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { useTerm } from '../../../lib/terms.ts';
import { VENUE_KINDS, type VenueKind } from '../../../lib/venue-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LargerPlan } from '../../billing/owner/venue-room.tsx';
import { CommuneField } from './commune-field.tsx';
import { CreateVenueDocument } from './venue-form.gen.ts';
import { NOT_PLACED, type VenueForm } from './venue-form.ts';
import { useVenueLabel } from './venue-labels.ts';
import { VENUE_MESSAGES } from './venue-messages.ts';

type StartValues = Pick<VenueForm, 'name' | 'kind' | 'commune' | 'postalCode' | 'position'>;
const EMPTY: StartValues = { name: '', kind: 'HOTEL', commune: null, postalCode: '', position: NOT_PLACED };
const FIELDS = ['name', 'kind', 'commune'] as const;

/** What a draft can't be without. */
function startIssues({ name, commune }: StartValues): FieldIssues<StartValues> {
  const wrongName = firstIssue(name, required, atMost(VENUE_LIMITS.name));
  return {
    ...(wrongName ? { name: wrongName } : {}),
    ...(commune ? {} : { commune: { code: 'required' } }),
  };
}

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });
const nothing = () => {};
const KINDS = Object.keys(VENUE_KINDS) as VenueKind[];

/** Name and place: enough for a draft, which is then saved as one types. */
export function StartForm({ onCreated }: { onCreated: (id: string) => void }) {
  const { t } = useLingui();
  const label = useVenueLabel();
  const kindName = useTerm(VENUE_KINDS);
  const form = useRuledForm<StartValues>(EMPTY, startIssues, nothing);
  const [wrong, setWrong] = useState<readonly (typeof FIELDS)[number][]>([]);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [create, creating] = useMutationCall(
    CreateVenueDocument,
    'createVenue',
    ({ name, kind, commune, postalCode }: StartValues) => ({
      input: { name: name.trim(), kind, communeCode: commune?.code ?? null, postalCode },
    }),
    { needs: ['venue'] },
  );
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating) return;
    setFailure(null);
    if (!(await form.trigger())) {
      const issues = startIssues(form.getValues());
      setWrong(FIELDS.filter((field) => field in issues));
      return;
    }
    setWrong([]);
    const outcome = await create(form.getValues());
    if (outcome.kind === 'done') onCreated(outcome.answer.venue.id);
    else if (outcome.kind === 'failed') setFailure(outcome);
    else {
      const { byField } = issuesByField(outcome.fields, FIELDS, { communeCode: 'commune', postalCode: 'commune' });
      for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
      setWrong([...byField.keys()]);
    }
  };

  return (
    <FieldMessagesContext value={VENUE_MESSAGES}>
      <FormProvider {...form}>
        <Card padded overflow="visible">
          <Form noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              name="name"
              label={label('name')}
              help={t({ id: 'venueForm.nameHelp', message: 'As planners know it: “Domaine des Ormes”.' })}
              autoComplete="organization"
              maxLength={VENUE_LIMITS.name + 20}
            />
            <CommuneField />
            <SelectField
              name="kind"
              label={label('kind')}
              help={t({ id: 'venueForm.kindHelp', message: 'You can change everything later.' })}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kindName(kind)}
                </option>
              ))}
            </SelectField>
            {wrong.length > 0 && (
              <Notice tone="danger" role="alert">
                <Trans id="venueForm.fillRequired">Please fill in all required fields</Trans>
              </Notice>
            )}
            {failure && (
              <SendFailure
                code={failure.code}
                wait={failure.wait}
                messageOf={VENUE_ERRORS.create}
                title={<Trans id="venueForm.createFailed">The venue could not be created</Trans>}
                texts={{ PLAN_LIMIT_REACHED: <LargerPlan /> }}
              />
            )}
            <Button type="submit" look="solid" busy={creating} alignSelf="flex-start">
              <Trans id="venueForm.create">Create the draft</Trans>
            </Button>
          </Form>
        </Card>
      </FormProvider>
    </FieldMessagesContext>
  );
}
