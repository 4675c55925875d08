import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { DeskFilters } from '../features/promotion-desk/desk-filters.tsx';
import { deskPath, useDeskAddress } from '../features/promotion-desk/desk-address.ts';
import { useMyPromotionsQuery } from '../features/promotion-desk/promotion-desk.gen.ts';
import { PromotionDialog } from '../features/promotion-desk/promotion-dialog.tsx';
import { PromotionRow } from '../features/promotion-desk/promotion-row.tsx';
import { usePromotionCalls, type DeskPromotion } from '../features/promotion-desk/use-promotions.ts';
import type { FailedCall } from '../lib/captcha/use-checked-call.ts';
import { useFormats } from '../lib/formats.ts';
import { SendFailure } from '../lib/send-failure.tsx';
import { LoadFailed } from '../lib/page-states.tsx';
import { Flex, Item, List, Stack } from '../ui/box.ts';
import { Button, Link, LinkButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Heading, Text, VisuallyHidden } from '../ui/text.tsx';

const PAGE_SIZE = 20;

/** `/dashboard/promotions`: the offers of one's venues. */
export default function OwnPromotionsPage() {
  const { t } = useLingui();
  const { number } = useFormats();
  const address = useDeskAddress();
  const { state, venue } = address;
  const filter = { ...(state ? { state } : {}), ...(venue ? { venueId: venue } : {}) };
  const { data, previousData, error, refetch } = useMyPromotionsQuery({
    variables: { filter, page: address.page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData);
  /** What the dialog is about; a count makes each opening a new one. */
  const [writing, setWriting] = useState<{ promotion: DeskPromotion | null } | null>(null);
  const [leaving, setLeaving] = useState<DeskPromotion | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [said, setSaid] = useState('');
  const question = useRef<HTMLDialogElement>(null);
  const { remove, removing } = usePromotionCalls();

  const title = (
    <Heading as="h1" look="h1">
      <Trans id="desk.title">My offers</Trans>
    </Heading>
  );
  if (!shown) {
    return (
      <Stack gap="6">
        {title}
        {error ? (
          <LoadFailed
            error={error}
            title={t({ id: 'desk.failed', message: 'Your offers could not be loaded' })}
            retry={refetch}
          />
        ) : (
          [0, 1, 2].map((key) => <Skeleton key={key} height="8rem" borderRadius="md" />)
        )}
      </Stack>
    );
  }

  const { limit, used, venues } = shown.promotionRoom;
  const { items, totalCount, pageCount } = shown.myPromotions;
  const isFull = limit !== null && used >= limit;
  const isFiltered = state !== null || venue !== null;
  const [have, may] = [number(used), limit === null ? '' : number(limit)];
  const confirm = async () => {
    if (!leaving) return;
    const outcome = await remove(leaving);
    question.current?.close();
    setFailure(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'done') {
      setSaid(t({ id: 'desk.removed', message: 'The offer has been deleted.' }));
      document.querySelector('h1')?.focus();
    }
  };
  const create = (
    <Button look="solid" disabled={isFull || venues.length === 0} onClick={() => setWriting({ promotion: null })}>
      <Plus size={18} aria-hidden />
      <Trans id="desk.add">New offer</Trans>
    </Button>
  );
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex justifyContent="space-between" alignItems="flex-end" gap="4" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h1" look="h1" tabIndex={-1} outline="none">
            <Trans id="desk.title">My offers</Trans>
          </Heading>
          <Text look="small" tone="muted" fontVariantNumeric="tabular-nums">
            {limit === null
              ? t({ id: 'desk.count', message: `${have} current or upcoming` })
              : t({ id: 'desk.countOf', message: `${have} of ${may} current or upcoming` })}
          </Text>
        </Stack>
        {venues.length > 0 && create}
      </Flex>
      {isFull && (
        <Notice tone="gold">
          <Trans id="desk.full">
            Your plan allows no more offers: wait for one to end, or{' '}
            <Link to="/dashboard/subscription">see the plans</Link>.
          </Trans>
        </Notice>
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'desk.notRemoved', message: 'The offer could not be deleted' })}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {(totalCount > 0 || isFiltered) && <DeskFilters address={address} venues={venues} />}
      {items.length > 0 ? (
        <List display="grid" gap="3">
          {items.map((promotion) => (
            <Item key={promotion.id}>
              <PromotionRow
                promotion={promotion}
                onEdit={() => setWriting({ promotion })}
                onRemove={() => {
                  setLeaving(promotion);
                  question.current?.showModal();
                }}
              />
            </Item>
          ))}
        </List>
      ) : isFiltered || address.page > 1 ? (
        <EmptyState
          title={t({ id: 'desk.noneFound', message: 'No offers here' })}
          actions={
            <LinkButton to={deskPath({ state: null, venue: null, page: 1 })}>
              <Trans id="desk.seeAll">See all offers</Trans>
            </LinkButton>
          }
        >
          <Trans id="desk.noneFoundText">Nothing matches what you selected above.</Trans>
        </EmptyState>
      ) : (
        <EmptyState title={t({ id: 'desk.none', message: 'No offers yet' })}>
          {venues.length > 0 ? (
            <Trans id="desk.noneText">
              A discount, a package or something extra: offers appear on your venue’s page, in the lists, and among the
              current offers.
            </Trans>
          ) : (
            <Trans id="desk.noVenue">Offers belong to a venue: create your first venue, then come back.</Trans>
          )}
        </EmptyState>
      )}
      <Pagination
        page={address.page}
        pageCount={pageCount}
        linkTo={(wanted) => deskPath({ ...address, page: wanted })}
        labels={{
          navigation: t({ id: 'desk.pages', message: 'Pages of offers' }),
          previous: t({ id: 'results.previousPage', message: 'Previous page' }),
          next: t({ id: 'results.nextPage', message: 'Next page' }),
          page: (page) => t({ id: 'results.page', message: `Page ${page}` }),
        }}
      />
      {writing && (
        <PromotionDialog
          promotion={writing.promotion}
          venues={venues}
          onClose={(saved) => {
            setWriting(null);
            if (saved) setSaid(t({ id: 'desk.saved', message: 'The offer has been saved.' }));
          }}
        />
      )}
      <ConfirmDialog
        dialogRef={question}
        title={t({ id: 'desk.removeTitle', message: 'Delete this offer?' })}
        confirmLabel={t({ id: 'desk.removeConfirm', message: 'Delete the offer' })}
        cancelLabel={t({ id: 'desk.keep', message: 'Keep it' })}
        busy={removing}
        onConfirm={() => void confirm()}
      >
        <Text>
          {t({
            id: 'desk.removeText',
            message: 'It leaves the site at once. This cannot be undone.',
          })}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}
