import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMutationCall } from '../../lib/calls.ts';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { LinkPage, useLinkToken } from './link-page.tsx';
import { EndSavedSearchDocument } from './saved-searches.gen.ts';

/** `/recherches/arreter?token=…`: ends a saved search. */
export default function EndSearchPage() {
  const { t } = useLingui();
  const token = useLinkToken();
  const [ended, setEnded] = useState(false);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [end, busy] = useMutationCall(EndSavedSearchDocument, 'endSavedSearch', () => ({ token }));
  const press = async () => {
    setFailure(null);
    const outcome = await end();
    if (outcome.kind === 'done') setEnded(true);
    else if (outcome.kind === 'failed') setFailure(outcome);
  };
  return (
    <LinkPage
      title={t({ id: 'savedSearch.endTitle', message: 'Stop following a search' })}
      path="/recherches/arreter"
      action={t({ id: 'savedSearch.end', message: 'Stop the e-mails' })}
      onPress={() => void press()}
      busy={busy}
      failure={failure}
      done={
        ended && (
          <>
            <Notice tone="sage">
              <Text fontWeight="600">
                <Trans id="savedSearch.ended">It has ended: no more e-mails about this search.</Trans>
              </Text>
              <Text>
                <Trans id="savedSearch.endedText">The search and your address have been erased.</Trans>
              </Text>
            </Notice>
            <LinkButton to="/establishments" alignSelf="flex-start">
              <Trans id="savedSearch.searchAgain">Search for a venue</Trans>
            </LinkButton>
          </>
        )
      }
    >
      <Trans id="savedSearch.endText">
        You will no longer receive new venues for this search. It is erased at once, together with your address.
      </Trans>
    </LinkPage>
  );
}
