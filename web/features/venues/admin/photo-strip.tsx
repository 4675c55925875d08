import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, Stack } from '../../../ui/box.ts';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { AdminVenueQuery } from './venues-admin.gen.ts';

type Content = NonNullable<AdminVenueQuery['managedVenue']>['content'];

/** All pictures of a venue in their order, with what they show. */
export function PhotoStrip({ content }: { content: Content }) {
  const { t } = useLingui();
  const { photos, homepageImageId } = content;
  const main = homepageImageId ?? photos[0]?.photoId;
  return (
    <Card as="section" padded aria-labelledby="photos">
      <Stack gap="4">
        <Heading as="h2" look="h3" id="photos">
          <Trans id="venueField.photos">Photos</Trans>
        </Heading>
        {photos.length === 0 ? (
          <Text tone="muted">
            <Trans id="venuesAdmin.noPhoto">No photo: the site shows a drawing.</Trans>
          </Text>
        ) : (
          <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))">
            {photos.map((photo, index) => {
              const { photoId, alt } = photo;
              const number = index + 1;
              return (
                <Stack key={photoId} gap="1">
                  <Picture
                    alt={alt || t({ id: 'content.photo', message: `Photo ${number}` })}
                    src={photo.url}
                    width={photo.width}
                    height={photo.height}
                    avif={photo.avif}
                    webp={photo.webp}
                    blurred={photo.placeholder}
                    sizes="200px"
                    ratio={4 / 3}
                  />
                  <Text look="caption" tone="muted" lineClamp="2">
                    {photoId === main && (
                      <Badge tone="sage" mr="1.5">
                        <Trans id="venueField.homepageImage">Main photo</Trans>
                      </Badge>
                    )}
                    {alt || <Trans id="venuesAdmin.noAlt">No description</Trans>}
                  </Text>
                </Stack>
              );
            })}
          </Grid>
        )}
      </Stack>
    </Card>
  );
}
