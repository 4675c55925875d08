import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Grid, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { DropZone } from './drop-zone.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { useVenuePhotosQuery } from './photos.gen.ts';
import { UploadList } from './upload-list.tsx';
import { usePhotoCalls, type Photo, type VenuePhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

const SUBSCRIPTION_PATH = '/dashboard/subscription';

type PhotoAct = 'modifyPhotos' | 'deletePhotos';

type PhotoManagerProps = {
  venueId: string;
  /** Told whenever the pictures have changed. */
  onChange?: (venuePhotos: VenuePhotos) => void;
};

/** The pictures of a venue: added, put in order, described, removed. Loads them itself, and saves each change at once. */
export function PhotoManager({ venueId, onChange }: PhotoManagerProps) {
  const { t } = useLingui();
  const errorText = useErrorText(VENUE_ERRORS.view);
  const { data, error, refetch } = useVenuePhotosQuery({ variables: { venueId }, fetchPolicy: 'cache-and-network' });
  const venuePhotos = data?.venuePhotos;
  const told = useRef(venuePhotos);
  useEffect(() => {
    if (!venuePhotos || told.current === venuePhotos) return;
    const isFirst = !told.current;
    told.current = venuePhotos;
    if (!isFirst) onChange?.(venuePhotos);
  }, [onChange, venuePhotos]);
  const reload = useCallback(async () => void (await refetch().catch(() => {})), [refetch]);

  if (venuePhotos) return <Manager venuePhotos={venuePhotos} reload={reload} />;
  if (error || data) {
    return (
      <ErrorState
        title={
          error
            ? t({ id: 'photos.failed', message: 'The photos could not be loaded' })
            : t({ id: 'photos.notFound', message: 'Photo or establishment not found' })
        }
        actions={
          <Button look="quiet" onClick={() => void reload()}>
            {t({ id: 'session.retry', message: 'Try again' })}
          </Button>
        }
      >
        {error
          ? errorText(error)
          : t({ id: 'photos.noVenue', message: 'This venue no longer exists, or is not yours to manage.' })}
      </ErrorState>
    );
  }
  return (
    <Stack gap="4">
      <Skeleton height="10rem" borderRadius="md" />
      <Grid gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
        {[0, 1, 2].map((key) => (
          <Skeleton key={key} height="18rem" borderRadius="md" />
        ))}
      </Grid>
    </Stack>
  );
}

function Manager({ venuePhotos, reload }: { venuePhotos: VenuePhotos; reload: () => Promise<void> }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { id: venueId, photos, limit, limitOfPlan, needsApproval, homepageImageId } = venuePhotos;
  const { uploads, add, cancel, retry } = useUploads(venueId, reload);
  const calls = usePhotoCalls(venueId);
  const [failure, setFailure] = useState<(FailedCall & { act: PhotoAct }) | null>(null);
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState<Photo | null>(null);
  const dialog = useDisclosure();
  const goesOn = useRef<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const onTheirWay = uploads.filter(({ state }) => state !== 'failed').length;
  const isFull = photos.length + onTheirWay >= limit;
  const [count, most] = [photos.length, number(limit)];

  const done = (outcome: { readonly kind: string }, words: string, act: PhotoAct = 'modifyPhotos'): boolean => {
    if (outcome.kind === 'failed') setFailure({ ...(outcome as FailedCall), act });
    else setFailure(null);
    if (outcome.kind === 'done') setSaid(words);
    return outcome.kind === 'done';
  };
  const choose = async (photo: Photo) => {
    done(await calls.choose(photo.id), t({ id: 'photos.chosen', message: 'The main photo has been chosen.' }));
  };
  const remove = async () => {
    if (!leaving) return;
    const place = photos.indexOf(leaving);
    const gone = done(
      await calls.remove(leaving.id),
      t({ id: 'photos.removed', message: 'The photo has been removed.' }),
      'deletePhotos',
    );
    // The button that was pressed is gone: the focus goes to the picture that took its place, or to the way to add one.
    const next = photos[place + 1] ?? photos[place - 1];
    if (gone) goesOn.current = next ? `[data-photo="${next.id}"] button` : 'button';
    dialog.onClose();
  };

  return (
    <Stack gap="5" ref={frame}>
      {needsApproval && (
        <Notice>
          <Trans id="photos.needsApproval">
            Your venue is approved. Changes you make here become visible once our team has accepted them; until then
            visitors see the current photos.
          </Trans>
        </Notice>
      )}
      <Stack gap="2">
        <DropZone
          full={isFull ? t({ id: 'photos.full', message: `All ${most} slots are filled.` }) : null}
          onFiles={add}
        />
        <Flex justifyContent="space-between" gap="4" flexWrap="wrap">
          <Text look="small" tone="muted" fontVariantNumeric="tabular-nums">
            {t({
              id: 'photos.count',
              message: plural(count, { one: `# of ${most} photos`, other: `# of ${most} photos` }),
            })}
          </Text>
          {limitOfPlan && (
            <Text look="small" tone="muted">
              <Trans id="photos.limitOfPlan">
                Your plan sets this limit. <Link to={SUBSCRIPTION_PATH}>View the plans</Link>
              </Trans>
            </Text>
          )}
        </Flex>
      </Stack>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'photos.notSaved', message: 'The change could not be saved' })}
          messageOf={VENUE_ERRORS[failure.act]}
        />
      )}
      {photos.length > 0 ? (
        <PhotoGrid
          photos={photos}
          homepageImageId={homepageImageId}
          onReorder={async (ids) =>
            done(await calls.reorder(ids), t({ id: 'photos.ordered', message: 'The order has been saved.' }))
          }
          onChoose={(photo) => void choose(photo)}
          onDescribe={async (photo, alt) =>
            done(
              await calls.describe(photo.id, alt),
              t({ id: 'photos.described', message: 'The description has been saved.' }),
            )
          }
          onRemove={(photo) => {
            setLeaving(photo);
            goesOn.current = null;
            dialog.onOpen();
          }}
        />
      ) : (
        <Text tone="muted">
          <Trans id="photos.none">
            No photos yet. Start with the one that makes people want to come: it appears first in lists and at the top
            of the venue’s page.
          </Trans>
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ConfirmDialog
        dialog={dialog}
        title={t({ id: 'photos.removeTitle', message: 'Remove this photo?' })}
        confirmLabel={t({ id: 'photos.removeConfirm', message: 'Remove it' })}
        cancelLabel={t({ id: 'photos.keep', message: 'Keep it' })}
        busy={calls.removing}
        finalFocus={() =>
          goesOn.current === null ? null : (frame.current?.querySelector<HTMLElement>(goesOn.current) ?? null)
        }
        onConfirm={() => void remove()}
      >
        <Text>
          {needsApproval && leaving?.isPending === false
            ? t({
                id: 'photos.removeLater',
                message: 'Visitors see it until our team has accepted the change. Its file is then deleted.',
              })
            : t({
                id: 'photos.removeNow',
                message: 'Its file is deleted and it leaves every page. This cannot be undone.',
              })}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}
