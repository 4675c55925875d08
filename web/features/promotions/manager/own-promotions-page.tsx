import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { useRef, useState } from 'react';
import { AdminFilters } from './admin-filters.tsx';
import { adminPath, useAdminAddress } from './admin-url.ts';
import { useMyPromotionsQuery } from './promotions-admin.gen.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { PromotionRow } from './promotion-row.tsx';
import { usePromotionCalls, type AdminPromotion } from './use-promotions.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { Flex, Item, List, Stack } from '../../../ui/box.ts';
import { Button, Link, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';

const PAGE_SIZE = 20;

/** `/dashboard/promotions`: the offers of one's venues. */
export default function OwnPromotionsPage() {
  const { t } = useLingui();
  const { number } = useFormats();
  const address = useAdminAddress();
  const { state, venue } = address;
  const filter = { ...(state ? { state } : {}), ...(venue ? { venueId: venue } : {}) };
  const { data, previousData, error, refetch } = useMyPromotionsQuery({
    variables: { filter, page: address.page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData);
  /** What the dialog is about; a count makes each opening a new one. */
  const [writing, setWriting] = useState<{ promotion: AdminPromotion | null; copied?: AdminPromotion } | null>(null);
  const [leaving, setLeaving] = useState<AdminPromotion | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [said, setSaid] = useState('');
  const question = useDisclosure();
  const removed = useRef(false);
  const { remove, removing } = usePromotionCalls();

  const title = (
    <Heading as="h1" look="h1">
      <Trans id="adminOffers.title">My offers</Trans>
    </Heading>
  );
  if (!shown) {
    return (
      <Stack gap="6">
        {title}
        {error ? (
          <LoadFailed
            error={error}
            title={t({ id: 'adminOffers.failed', message: 'Your offers could not be loaded' })}
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
    question.onClose();
    setFailure(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'done') {
      setSaid(t({ id: 'adminOffers.removed', message: 'The offer has been deleted.' }));
      removed.current = true;
    }
  };
  const create = (
    <Button look="solid" disabled={isFull || venues.length === 0} onClick={() => setWriting({ promotion: null })}>
      <Plus size={18} aria-hidden />
      <Trans id="adminOffers.add">New offer</Trans>
    </Button>
  );
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex justifyContent="space-between" alignItems="flex-end" gap="4" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h1" look="h1" tabIndex={-1} outline="none">
            <Trans id="adminOffers.title">My offers</Trans>
          </Heading>
          <Text look="small" tone="muted" fontVariantNumeric="tabular-nums">
            {limit === null
              ? t({ id: 'adminOffers.count', message: `${have} current or upcoming` })
              : t({ id: 'adminOffers.countOf', message: `${have} of ${may} current or upcoming` })}
          </Text>
        </Stack>
        {venues.length > 0 && create}
      </Flex>
      {isFull && (
        <Notice tone="gold">
          <Trans id="adminOffers.full">
            Your plan allows no more offers: wait for one to end, or{' '}
            <Link to="/dashboard/subscription">see the plans</Link>.
          </Trans>
        </Notice>
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'adminOffers.notRemoved', message: 'The offer could not be deleted' })}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {(totalCount > 0 || isFiltered) && <AdminFilters address={address} venues={venues} />}
      {items.length > 0 ? (
        <List display="grid" gap="3">
          {items.map((promotion) => (
            <Item key={promotion.id}>
              <PromotionRow
                promotion={promotion}
                onEdit={() => setWriting({ promotion })}
                onDuplicate={isFull ? undefined : () => setWriting({ promotion: null, copied: promotion })}
                onRemove={() => {
                  setLeaving(promotion);
                  removed.current = false;
                  question.onOpen();
                }}
              />
            </Item>
          ))}
        </List>
      ) : isFiltered || address.page > 1 ? (
        <EmptyState
          title={t({ id: 'adminOffers.noneFound', message: 'No offers here' })}
          actions={
            <LinkButton to={adminPath({ state: null, venue: null, page: 1 })}>
              <Trans id="adminOffers.seeAll">See all offers</Trans>
            </LinkButton>
          }
        >
          <Trans id="adminOffers.noneFoundText">Nothing matches what you selected above.</Trans>
        </EmptyState>
      ) : (
        <EmptyState title={t({ id: 'adminOffers.none', message: 'No offers yet' })}>
          {venues.length > 0 ? (
            <Trans id="adminOffers.noneText">
              A discount, a package or something extra: offers appear on your venue’s page, in the lists, and among the
              current offers.
            </Trans>
          ) : (
            <Trans id="adminOffers.noVenue">Offers belong to a venue: create your first venue, then come back.</Trans>
          )}
        </EmptyState>
      )}
      <Pagination
        page={address.page}
        pageCount={pageCount}
        linkTo={(wanted) => adminPath({ ...address, page: wanted })}
        labels={{
          navigation: t({ id: 'adminOffers.pages', message: 'Pages of offers' }),
          previous: t({ id: 'results.previousPage', message: 'Previous page' }),
          next: t({ id: 'results.nextPage', message: 'Next page' }),
          page: (page) => t({ id: 'results.page', message: `Page ${page}` }),
        }}
      />
      {writing && (
        <PromotionDialog
          promotion={writing.promotion}
          copied={writing.copied ?? null}
          venues={venues}
          onClose={(saved) => {
            setWriting(null);
            if (saved) setSaid(t({ id: 'adminOffers.saved', message: 'The offer has been saved.' }));
          }}
        />
      )}
      <ConfirmDialog
        dialog={question}
        title={t({ id: 'adminOffers.removeTitle', message: 'Delete this offer?' })}
        confirmLabel={t({ id: 'adminOffers.removeConfirm', message: 'Delete the offer' })}
        cancelLabel={t({ id: 'adminOffers.keep', message: 'Keep it' })}
        busy={removing}
        finalFocus={() => (removed.current ? document.querySelector('h1') : null)}
        onConfirm={() => void confirm()}
      >
        <Text>
          {t({
            id: 'adminOffers.removeText',
            message: 'It leaves the site at once. This cannot be undone.',
          })}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}
