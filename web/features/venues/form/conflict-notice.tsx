import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ContentChanges } from '../content/content-changes.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { Disclosure } from './disclosure.tsx';
import type { VenueEditor } from './use-venue-editor.ts';
import type { EditedVenue } from './venue-draft.ts';
import { apiName } from './venue-labels.ts';
import { contentOf, formOf } from './venue-input.ts';

type ConflictNoticeProps = {
  editor: VenueEditor;
  /** Called once a version is chosen: the pressed button goes with the notice, and the focus needs another place. */
  onChosen: () => void;
};

/** The venue was changed elsewhere while one was typing: both are shown, and nothing is lost before one of them is chosen. */
export function ConflictNotice({ editor, onChosen }: ConflictNoticeProps) {
  const { t } = useLingui();
  const { venue, read, takeOver, draft, form } = editor;
  const [theirs, setTheirs] = useState<EditedVenue | 'gone' | null>(null);
  useEffect(() => {
    let current = true;
    read()
      .then((found) => current && setTheirs(found ?? 'gone'))
      // It is asked for again when one wants to go on.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [read]);
  const decide = async (mine: boolean) => {
    const other = theirs ?? (await read().catch(() => null));
    if (!other || other === 'gone') return;
    takeOver(other, mine);
    onChosen();
  };
  if (theirs === 'gone') {
    return (
      <Notice tone="danger" role="alert">
        <Trans id="venueForm.gone">
          This venue has been deleted in the meantime. Copy what you still need before you leave.
        </Trans>
      </Notice>
    );
  }
  const fields = draft.changed(form.getValues()).map(apiName);
  return (
    <Notice tone="gold" role="alert">
      <Stack gap="3">
        <Stack gap="1">
          <Text fontWeight="600">
            <Trans id="venueForm.conflict">This venue was changed elsewhere in the meantime</Trans>
          </Text>
          <Text look="small">
            <Trans id="venueForm.conflictText">
              In another tab, or by someone else. Nothing you typed is lost: compare, then choose what to keep. Fields
              you did not touch take the other version in any case.
            </Trans>
          </Text>
        </Stack>
        {theirs && (
          <Disclosure label={<Trans id="venueForm.compare">Compare your version with the other one</Trans>}>
            <ContentChanges
              before={venue.content}
              now={theirs.content}
              after={contentOf(form.getValues(), theirs.content)}
              fields={fields}
              conflicts={draft.changed(formOf(theirs.content)).map(apiName)}
              names={{
                now: t({ id: 'venueForm.theirs', message: 'Other version' }),
                after: t({ id: 'venueForm.mine', message: 'Your version' }),
              }}
            />
          </Disclosure>
        )}
        <Flex gap="3" flexWrap="wrap">
          <Button look="quiet" onClick={() => void decide(true)}>
            <Trans id="venueForm.keepMine">Keep my version</Trans>
          </Button>
          <Button onClick={() => void decide(false)}>
            <Trans id="venueForm.takeTheirs">Use the other version</Trans>
          </Button>
        </Flex>
      </Stack>
    </Notice>
  );
}
