import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useMutationCall } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Text } from '../../../ui/text.tsx';
import { useOwnerCandidatesQuery, SetVenueStaffDocument, type OwnerCandidatesQuery } from './venues-admin.gen.ts';

type Candidate = OwnerCandidatesQuery['ownerCandidates'][number];

const Choice = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'center',
    px: '3',
    py: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& input': { accentColor: 'var(--p-colors-copper)', boxSize: '4.5' },
    '&:has(:checked)': { bg: 'copper.tint' },
    _hover: { bg: 'sunken' },
  },
});

type OwnerDialogProps = {
  dialog: Disclosure;
  venue: {
    readonly id: string;
    readonly version: number;
    readonly owner: { readonly id: string } | null;
    readonly content: { readonly name: string };
  };
  /** It is somebody else's now: their name. */
  onChanged: (name: string) => void;
};

/** Makes a venue another client's: they are searched by name, company or address. */
export function OwnerDialog({ dialog, venue, onChanged }: OwnerDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { data, previousData, loading, error, refetch } = useOwnerCandidatesQuery(
    text === '' ? skipToken : { variables: { text }, fetchPolicy: 'network-only' },
  );
  const found = text === '' ? [] : ((data ?? (error ? undefined : previousData))?.ownerCandidates ?? []);
  const candidates = found.filter(({ id }) => id !== venue.owner?.id);
  const { id, version } = venue;
  const [handOver, handingOver] = useMutationCall(SetVenueStaffDocument, 'updateVenueStaff', (ownerId: string) => ({
    input: { id, version, ownerId },
  }));
  const confirm = async () => {
    if (!chosen) return;
    setFailure(null);
    const outcome = await handOver(chosen.id);
    if (outcome.kind === 'failed') setFailure(outcome);
    if (outcome.kind === 'wrong') setFailure({ kind: 'failed', code: 'VALIDATION_FAILED', wait: null });
    if (outcome.kind !== 'done') return;
    dialog.onClose();
    onChanged(chosen.name);
  };
  const { name } = venue.content;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={t({ id: 'venuesAdmin.handOverTitle', message: `Transfer ${name} to someone else?` })}
      confirmLabel={
        chosen
          ? t({ id: 'venuesAdmin.handOverTo', message: `Transfer to ${chosen.name}` })
          : t({ id: 'venuesAdmin.handOver', message: 'Transfer' })
      }
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      busy={handingOver}
      onConfirm={() => void confirm()}
    >
      <Text>
        <Trans id="venuesAdmin.handOverText">
          The new owner manages the venue from now on, within their own plan. The previous owner’s requests are closed.
          Both are notified.
        </Trans>
      </Text>
      <SearchField
        label={t({ id: 'venuesAdmin.searchOwner', message: 'Search for a client by name, company or e-mail' })}
        text={text}
        onSearch={setText}
      />
      {error && !loading && (
        <Stack gap="2" role="alert" alignItems="flex-start">
          <Text tone="danger">{errorText(error)}</Text>
          <Button size="sm" onClick={() => void refetch().catch(() => {})}>
            {t({ id: 'session.retry', message: 'Try again' })}
          </Button>
        </Stack>
      )}
      <Stack as="fieldset" gap="1" aria-busy={loading || undefined}>
        <Text as="legend" srOnly>
          {t({ id: 'venuesAdmin.candidates', message: 'Clients found' })}
        </Text>
        {candidates.map((candidate) => (
          <CandidateChoice
            key={candidate.id}
            candidate={candidate}
            chosen={chosen?.id === candidate.id}
            onChoose={() => setChosen(candidate)}
          />
        ))}
        <Text look="small" tone="muted" role="status">
          {text !== '' && !loading && !error && candidates.length === 0 && (
            <Trans id="venuesAdmin.noCandidate">No active client matches.</Trans>
          )}
        </Text>
      </Stack>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          messageOf={VENUE_ERRORS.modify}
          title={t({ id: 'venuesAdmin.handOverFailed', message: 'The owner was not changed' })}
          texts={{
            CONFLICT: t({
              id: 'venuesAdmin.changedMeanwhile',
              message: 'The venue has changed in the meantime. Reload the page, then try again.',
            }),
          }}
        />
      )}
    </ConfirmDialog>
  );
}

type CandidateChoiceProps = { candidate: Candidate; chosen: boolean; onChoose: () => void };

function CandidateChoice({ candidate, chosen, onChoose }: CandidateChoiceProps) {
  const { t } = useLingui();
  const { name, companyName, email, venueCount: count } = candidate;
  return (
    <Choice>
      <input type="radio" name="owner" checked={chosen} onChange={onChoose} />
      <Span>
        <Span fontWeight="600">{[name, companyName].filter(Boolean).join(' · ')}</Span>
        <Text as="span" look="caption" tone="muted" display="block" overflowWrap="anywhere">
          {email} ·{' '}
          {t({ id: 'results.count', message: plural(count, { 0: 'No venue', one: '# venue', other: '# venues' }) })}
        </Text>
      </Span>
    </Choice>
  );
}
