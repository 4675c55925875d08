import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMutationCall } from '../../lib/calls.ts';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../lib/formats.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { LinkPage, useLinkToken } from './link-page.tsx';
import { ConfirmSavedSearchDocument } from './saved-searches.gen.ts';

type Confirmed = { searchPath: string; endsAt: string };

/** `/recherches/confirmer?token=…`: confirms a saved search, or keeps it for another year. */
export default function ConfirmSearchPage() {
  const { t } = useLingui();
  const formats = useFormats();
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [confirm, busy] = useMutationCall(ConfirmSavedSearchDocument, 'confirmSavedSearch', () => ({ token }), {
    needs: ['searchPath', 'endsAt'],
  });
  const press = async () => {
    setFailure(null);
    const outcome = await confirm();
    if (outcome.kind === 'done') setConfirmed(outcome.answer);
    else if (outcome.kind === 'failed') setFailure(outcome);
  };
  const day = confirmed && formats.date(confirmed.endsAt);
  return (
    <LinkPage
      title={t({ id: 'savedSearch.confirmTitle', message: 'Follow a search' })}
      path="/recherches/confirmer"
      action={t({ id: 'savedSearch.confirm', message: 'Receive the new venues' })}
      onPress={() => void press()}
      busy={busy}
      failure={failure}
      done={
        confirmed && (
          <>
            <Notice tone="sage">
              <Text fontWeight="600">
                <Trans id="savedSearch.confirmed">Done: new venues will come to you by e-mail.</Trans>
              </Text>
              <Text>
                <Trans id="savedSearch.confirmedText">
                  Once a week at most, until {day}. Each e-mail has a link to stop.
                </Trans>
              </Text>
            </Notice>
            <LinkButton to={confirmed.searchPath} look="solid" alignSelf="flex-start">
              <Trans id="savedSearch.see">See the search</Trans>
            </LinkButton>
          </>
        )
      }
    >
      <Trans id="savedSearch.confirmText">
        Confirm that the new venues that match your search may be sent to you by e-mail, once a week at most. You can
        stop at any time.
      </Trans>
    </LinkPage>
  );
}
