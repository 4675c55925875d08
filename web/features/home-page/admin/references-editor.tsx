import { useDisclosure } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import Plus from 'lucide-static/icons/plus.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useState } from 'react';
import { HOME_CONTENT } from '../../../../schema/home-content.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { SortableList } from '../../../lib/sortable-list.tsx';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { ContentScreen } from './content-screen.tsx';
import { LogoFrame } from './logo-frame.ts';
import { ReferenceDialog } from './reference-dialog.tsx';
import { useReferenceContentQuery } from './references.gen.ts';
import { useReferenceCalls, type Reference } from './use-references.ts';

/** The client companies whose logos the home page shows: their order, and what is said of each. */
export function ReferencesEditor() {
  const { t } = useLingui();
  const { data, error, refetch } = useReferenceContentQuery({ fetchPolicy: 'cache-and-network' });
  useLiveList(['CONTENT'], refetch);
  const { remove, removing, arrange } = useReferenceCalls();
  const [writing, setWriting] = useState<{ readonly reference: Reference | null } | null>(null);
  const [leaving, setLeaving] = useState<Reference | null>(null);
  /** The order that was wished, until the server has it. */
  const [wished, setWished] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [said, setSaid] = useState('');
  const question = useDisclosure();
  const content = data?.referenceContent;
  const known = content?.references ?? [];
  const rows = wished
    ? [
        ...wished.flatMap((id) => known.find((each) => each.id === id) ?? []),
        ...known.filter(({ id }) => !wished.includes(id)),
      ]
    : known;
  const reload = () => refetch().catch(() => {});

  const move = async (ids: readonly string[]) => {
    setFailure(null);
    setWished(ids);
    const outcome = await arrange(ids, content?.revision ?? '');
    if (outcome.kind === 'failed') setFailure(outcome);
    else setSaid(t({ id: 'content.saved', message: 'Saved. Visitors see it right away.' }));
    await reload();
    setWished((now) => (now === ids ? null : now));
  };
  const takeAway = async () => {
    if (!leaving) return;
    const outcome = await remove(leaving);
    question.onClose();
    if (outcome.kind === 'failed') setFailure(outcome);
    else setSaid(t({ id: 'content.referenceRemoved', message: 'The reference has been deleted.' }));
    await reload();
  };
  const isFull = known.length >= HOME_CONTENT.references;
  const leavingName = leaving?.name ?? '';
  return (
    <ContentScreen
      title={t({ id: 'content.references', message: 'References' })}
      lead={t({
        id: 'content.referencesLead',
        message: 'Logos of client companies, shown under “They trust us” on the home page, in this order.',
      })}
      action={
        <Button look="solid" disabled={isFull} onClick={() => setWriting({ reference: null })}>
          <Plus size={18} aria-hidden />
          {t({ id: 'content.referenceAdd', message: 'Add a reference' })}
        </Button>
      }
      error={error}
      retry={refetch}
    >
      {content && (
        <Stack gap="4">
          {failure && (
            <SendFailure
              code={failure.code}
              wait={failure.wait}
              title={t({ id: 'content.notSaved', message: 'Nothing was saved' })}
              texts={{
                CONFLICT: t({
                  id: 'content.orderConflict',
                  message:
                    'Someone else has changed the order in the meantime. This is the current order: make your move again.',
                }),
              }}
            />
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {rows.length > 0 ? (
            <SortableList
              label={t({ id: 'content.referencesList', message: 'References in order' })}
              rows={rows}
              nameOf={({ name }) => name}
              onMove={(ids) => void move(ids)}
            >
              {(reference) => (
                <ReferenceLine
                  reference={reference}
                  onEdit={() => setWriting({ reference })}
                  onRemove={() => {
                    setLeaving(reference);
                    question.onOpen();
                  }}
                />
              )}
            </SortableList>
          ) : (
            <EmptyState title={t({ id: 'content.referencesEmpty', message: 'No references yet' })} />
          )}
        </Stack>
      )}
      {writing && (
        <ReferenceDialog
          reference={writing.reference}
          onClose={(saved) => {
            setWriting(null);
            if (!saved) return;
            setSaid(t({ id: 'content.saved', message: 'Saved. Visitors see it right away.' }));
            void reload();
          }}
        />
      )}
      <ConfirmDialog
        dialog={question}
        title={t({ id: 'content.referenceRemoveTitle', message: `Delete ${leavingName}?` })}
        confirmLabel={t({ id: 'content.referenceRemoveConfirm', message: 'Delete the reference' })}
        cancelLabel={t({ id: 'adminOffers.keep', message: 'Keep it' })}
        busy={removing}
        onConfirm={() => void takeAway()}
      >
        <Text>
          {t({
            id: 'content.referenceRemoveText',
            message: 'Its logo leaves the home page at once. This cannot be undone.',
          })}
        </Text>
      </ConfirmDialog>
    </ContentScreen>
  );
}

type ReferenceLineProps = { reference: Reference; onEdit: () => void; onRemove: () => void };

function ReferenceLine({ reference, onEdit, onRemove }: ReferenceLineProps) {
  const { t } = useLingui();
  const { name, website, logo, isShown } = reference;
  return (
    <Flex flex="1" minWidth="0" gap={{ base: '3', md: '4' }} alignItems="center">
      <LogoFrame opacity={isShown ? '1' : '0.5'}>
        <img src={logo.url} alt="" width={logo.width} height={logo.height} loading="lazy" />
      </LogoFrame>
      <Stack gap="0.5" flex="1" minWidth="0" alignItems="flex-start">
        <Span fontWeight="600" overflowWrap="anywhere">
          {name}
        </Span>
        {website && (
          <Span color="ink.muted" fontSize="sm" overflowWrap="anywhere">
            {website.replace(/^https?:\/\//, '')}
          </Span>
        )}
        {!isShown && <Badge>{t({ id: 'content.referenceHidden', message: 'Not shown' })}</Badge>}
      </Stack>
      <Flex flexShrink="0">
        <IconButton label={t({ id: 'content.referenceEditOne', message: `Edit: ${name}` })} onClick={onEdit}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={t({ id: 'content.referenceRemoveOne', message: `Delete: ${name}` })} onClick={onRemove}>
          <Trash size={18} aria-hidden />
        </IconButton>
      </Flex>
    </Flex>
  );
}
