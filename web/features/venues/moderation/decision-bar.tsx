import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-static/icons/arrow-left.svg?react';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import Check from 'lucide-static/icons/check.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { FootBar } from '../../../ui/foot-bar.ts';
import { Text } from '../../../ui/text.tsx';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import type { RequestStatus } from '../content/request-labels.ts';
import { DecisionKey } from './decision-key.tsx';
import { ApproveDialog, RejectDialog } from './decision-dialogs.tsx';
import { useLetterKeys } from './letter-keys.ts';
import { useReviewPlaceQuery } from './moderation.gen.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useDecided } from './use-decided.ts';
import { useDecision } from './use-decision.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

type DecisionBarProps = {
  request: {
    readonly id: string;
    readonly version: number;
    readonly type: 'CREATION' | 'UPDATE' | 'DELETION';
    readonly venue: { readonly id: string; readonly name: string };
    readonly status: RequestStatus;
    readonly processedAt: string | null;
    readonly processedBy: { readonly name: string } | null;
    readonly availableActions: readonly string[];
  };
  /** Address of the queue. */
  path: string;
  /** Why it can't be accepted as it is; null = it can. */
  blocked: string | null;
  /** It was decided elsewhere, or has changed: reads it again. */
  onStale: () => Promise<unknown>;
};

/** Always at hand at the foot of a request: accept, refuse, the one before, the next one; by key too. */
export function DecisionBar({ request, path, blocked, onStale }: DecisionBarProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const navigate = useNavigate();
  const { id, type, venue, availableActions } = request;
  const { data, refetch } = useReviewPlaceQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const place = data?.reviewPlace;
  const { approve, reject, busy } = useDecision(request);
  const decided = useDecided(request);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const approving = useDisclosure();
  const rejecting = useDisclosure();
  const help = useDisclosure();
  const keysOn = useLetterKeys();
  const mayApprove = availableActions.includes('APPROVE') && blocked === null;
  const mayReject = availableActions.includes('REJECT');

  const to = (next: string | null | undefined) => next && void navigate(`${path}/${next}`);
  const decide = async (approved: boolean, words: string) => {
    setFailure(null);
    const outcome = await (approved ? approve(words) : reject(words));
    if (outcome.kind === 'wrong') {
      setFailure({ kind: 'failed', code: 'VALIDATION_FAILED', wait: null });
      return;
    }
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      if (outcome.code === 'CONFLICT') await onStale().catch(() => {});
      return;
    }
    // Somebody else may have decided the next one meanwhile.
    const now = await refetch().catch(() => null);
    const next = (now?.data ?? data)?.reviewPlace;
    const following = next?.nextId ?? next?.previousId;
    const state = { decided: { name: venue.name, approved } };
    void navigate(following ? `${path}/${following}` : path, { state });
  };
  const openApproval = () => {
    setFailure(null);
    approving.onOpen();
  };
  const openRejection = () => {
    setFailure(null);
    rejecting.onOpen();
  };
  useDecisionKeys(keysOn, {
    '?': help.onOpen,
    ...(mayApprove ? { a: openApproval } : {}),
    ...(mayReject ? { r: openRejection } : {}),
    ...(place?.nextId ? { n: () => void to(place.nextId) } : {}),
    ...(place?.previousId ? { p: () => void to(place.previousId) } : {}),
  });
  const keyHint = (key: string) =>
    keysOn && (
      <DecisionKey aria-hidden display={{ base: 'none', lg: 'inline-block' }} opacity="0.7">
        {key}
      </DecisionKey>
    );
  const position = place?.position && number(place.position);
  const waiting = number(place?.waiting ?? 0);
  return (
    <FootBar as="section" borderColor="rule.strong" aria-label={t({ id: 'moderation.decision', message: 'Decision' })}>
      <Flex gap="3" rowGap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Flex gap="2" alignItems="center">
          <Button size="sm" disabled={!place?.previousId} onClick={() => to(place?.previousId)}>
            <ArrowLeft size={16} aria-hidden />
            <Trans id="moderation.previous">Previous</Trans>
            {keyHint('P')}
          </Button>
          <Button size="sm" disabled={!place?.nextId} onClick={() => to(place?.nextId)}>
            <Trans id="moderation.next">Next</Trans>
            {keyHint('N')}
            <ArrowRight size={16} aria-hidden />
          </Button>
          <Text look="small" tone="muted" fontVariantNumeric="tabular-nums">
            {position && t({ id: 'moderation.position', message: `${position} of ${waiting}` })}
          </Text>
          <ShortcutHelp dialog={help} on={keysOn} />
        </Flex>
        <Stack gap="1" alignItems={{ md: 'flex-end' }}>
          {mayReject ? (
            <Flex gap="2" flexWrap="wrap">
              <Button onClick={openRejection}>
                <X size={18} aria-hidden />
                <Trans id="moderation.reject">Decline…</Trans>
                {keyHint('R')}
              </Button>
              <Button look="solid" disabled={!mayApprove} onClick={openApproval}>
                <Check size={18} aria-hidden />
                <Trans id="moderation.approve">Accept…</Trans>
                {keyHint('A')}
              </Button>
            </Flex>
          ) : (
            <Text look="small" tone="muted">
              {availableActions.includes('WITHDRAW') ? (
                <Trans id="moderation.ownText">This is your own venue: someone else has to decide.</Trans>
              ) : (
                <Trans id="moderation.closed">This has been decided.</Trans>
              )}
            </Text>
          )}
          {mayReject && blocked && (
            <Text look="caption" color="danger">
              {blocked}
            </Text>
          )}
        </Stack>
      </Flex>
      <ApproveDialog
        dialog={approving}
        type={type}
        name={venue.name}
        venueId={venue.id}
        busy={busy}
        failure={failure}
        decided={decided}
        onConfirm={(note) => void decide(true, note)}
      />
      <RejectDialog
        dialog={rejecting}
        type={type}
        name={venue.name}
        busy={busy}
        failure={failure}
        decided={decided}
        onConfirm={(reason) => void decide(false, reason)}
      />
    </FootBar>
  );
}
