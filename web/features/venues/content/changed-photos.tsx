import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '../../../ui/picture.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Content } from './content-lines.ts';
import type { Side } from './side.ts';

const Pictures = styled('ul', {
  base: { listStyle: 'none', display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))' },
});

const Frame = styled('li', {
  base: { borderRadius: 'sm', overflow: 'hidden', '& img': { display: 'block' } },
  variants: {
    mark: {
      none: {},
      removed: { outline: '3px solid', outlineColor: 'danger', '& img': { opacity: '0.55' } },
      added: { outline: '3px solid', outlineColor: 'sage' },
    },
  },
});

type ChangedPhotosProps = { content: Content; others: readonly Content[]; side: Side; mainOnly: boolean };

const mainOf = ({ photos, homepageImageId }: Content) =>
  photos.find(({ photoId }) => photoId === homepageImageId) ?? photos[0];

/** The pictures of one version in their order; those that one of the others does not have are framed. */
export function ChangedPhotos({ content, others, side, mainOnly }: ChangedPhotosProps) {
  const { t } = useLingui();
  const main = mainOf(content);
  const photos = mainOnly ? (main ? [main] : []) : content.photos;
  if (photos.length === 0) {
    return (
      <Text look="small" tone="subtle" px="2">
        <Trans id="change.nothing">None</Trans>
      </Text>
    );
  }
  const said =
    side === 'before' ? t({ id: 'change.removed', message: 'removed:' }) : t({ id: 'change.added', message: 'new:' });
  return (
    <Pictures>
      {photos.map((photo, index) => {
        const { photoId, alt } = photo;
        const changed = others.some((other) =>
          mainOnly ? mainOf(other)?.photoId !== photoId : !other.photos.some((each) => each.photoId === photoId),
        );
        const number = index + 1;
        const text = alt || t({ id: 'content.photo', message: `Photo ${number}` });
        return (
          <Frame key={photoId} mark={changed ? (side === 'before' ? 'removed' : 'added') : 'none'}>
            <Picture
              alt={changed ? `${said} ${text}` : text}
              src={photo.url}
              width={photo.width}
              height={photo.height}
              avif={photo.avif}
              webp={photo.webp}
              blurred={photo.placeholder}
              sizes="160px"
              ratio={4 / 3}
            />
            <Text look="caption" tone="muted" px="1" lineClamp="2">
              {text}
            </Text>
          </Frame>
        );
      })}
    </Pictures>
  );
}
