import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import Check from 'lucide-static/icons/check.svg?react';
import CloudOff from 'lucide-static/icons/cloud-off.svg?react';
import PencilLine from 'lucide-static/icons/pencil-line.svg?react';
import type { ReactNode } from 'react';
import { usePreferences } from '../../../lib/preferences.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Text } from '../../../ui/text.tsx';
import type { SaverState } from './draft-saver.ts';

type SaveStatusProps = {
  state: SaverState;
  automatic: boolean;
  /** Whether changes are sent to the moderators instead of being saved. */
  byRequest: boolean;
  onRetry: () => void;
  /** Leads to the first field that is held back. */
  onShowWrong: () => void;
};

/** 14:32, in the reader's own time. */
function useTime(): (instant: Date) => string {
  const { language } = usePreferences();
  return (instant) => instant.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

/** Whether what is typed is saved. Said to those who don't see it, too. */
export function SaveStatus({ state, automatic, byRequest, onRetry, onShowWrong }: SaveStatusProps) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const time = useTime();
  const { status, savedAt, failure, count, heldBack, wrong, incomplete } = state;
  const line = (icon: ReactNode, text: ReactNode, color = 'ink.muted') => (
    <Span display="inline-flex" gap="2" alignItems="center" color={color} minWidth="0">
      <Span display="inline-flex" flexShrink="0">
        {icon}
      </Span>
      <span>{text}</span>
    </Span>
  );
  const say = () => {
    switch (status) {
      case 'saving':
        return line(<Spinner />, t({ id: 'venueForm.saving', message: 'Saving…' }));
      case 'failed': {
        const said = i18n._(VENUE_ERRORS.update(failure?.code ?? 'INTERNAL'));
        const reason = said.endsWith('.') ? said : `${said}.`;
        return line(
          <CloudOff size={18} aria-hidden />,
          t({ id: 'venueForm.saveFailed', message: `Not saved yet. ${reason} Your changes are kept in this tab.` }),
          'danger',
        );
      }
      case 'changed':
        if (!automatic) {
          return line(
            <PencilLine size={18} aria-hidden />,
            byRequest
              ? t({
                  id: 'venueForm.changes',
                  message: plural(count, { one: '# unsent change', other: '# unsent changes' }),
                })
              : t({
                  id: 'venueForm.unsavedChanges',
                  message: plural(count, { one: '# unsaved change', other: '# unsaved changes' }),
                }),
          );
        }
        return heldBack === count
          ? null
          : line(<PencilLine size={18} aria-hidden />, t({ id: 'venueForm.unsaved', message: 'Unsaved changes' }));
      case 'clean':
        if (!automatic)
          return line(<Check size={18} aria-hidden />, t({ id: 'venueForm.noChanges', message: 'No changes' }));
        if (savedAt === null) {
          return line(<Check size={18} aria-hidden />, t({ id: 'venueForm.allSaved', message: 'Everything is saved' }));
        }
        {
          const at = time(savedAt);
          return line(
            <Check size={18} strokeWidth={2.5} aria-hidden />,
            t({ id: 'venueForm.savedAt', message: `Saved at ${at}` }),
            'sage.text',
          );
        }
      case 'conflict':
        return line(
          <CloudOff size={18} aria-hidden />,
          t({ id: 'venueForm.conflictShort', message: 'Changed elsewhere' }),
          'danger',
        );
    }
  };
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap" fontSize="sm" minWidth="0">
      <Text as="div" look="small" role="status" minWidth="0">
        {say()}
      </Text>
      {status === 'failed' && automatic && (
        <Button size="sm" onClick={onRetry}>
          <Trans id="venueForm.retry">Save now</Trans>
        </Button>
      )}
      {heldBack > 0 && status !== 'saving' && (
        <Button
          look="link"
          size="sm"
          color={incomplete ? 'ink.muted' : 'danger'}
          textAlign="left"
          onClick={onShowWrong}
        >
          {incomplete
            ? t({
                id: 'venueForm.incomplete',
                message: plural(heldBack, {
                  one: '# section to complete before it can be saved',
                  other: '# sections to complete before they can be saved',
                }),
              })
            : t({
                id: 'venueForm.heldBack',
                message: plural(
                  { heldBack: wrong },
                  {
                    one: '# answer to correct before it can be saved',
                    other: '# answers to correct before they can be saved',
                  },
                ),
              })}
        </Button>
      )}
    </Flex>
  );
}
