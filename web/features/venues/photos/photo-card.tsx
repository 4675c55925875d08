import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '../../../ui/styled.ts';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Star from 'lucide-static/icons/star.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useState } from 'react';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { DragHandle } from '../../../lib/drag-handle.tsx';
import { Box, Flex, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Photo } from './use-photos.ts';

const Card = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    overflow: 'clip',
  },
  variants: { dragged: { true: { zIndex: 'popover', boxShadow: 'card', borderColor: 'copper' } } },
});

type PhotoCardProps = {
  photo: Photo;
  /** From 1. */
  place: number;
  isHome: boolean;
  onChoose: () => void;
  onDescribe: (alt: string) => Promise<boolean>;
  onRemove: () => void;
};

/** One picture: what it shows, where it stands, whether it is the first that people see. */
export function PhotoCard({ photo, place, isHome, onChoose, onDescribe, onRemove }: PhotoCardProps) {
  const { t } = useLingui();
  const { setNodeRef, transform, transition, isDragging, ...sortable } = useSortable({
    id: photo.id,
  });
  const name = photo.alt || t({ id: 'photos.number', message: `Photo ${place}` });
  return (
    <Card
      ref={setNodeRef}
      dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-photo={photo.id}
    >
      {/* The whole picture is taken by mouse or finger; the handle below is also for the keyboard. */}
      <Box
        position="relative"
        cursor="grab"
        userSelect="none"
        _active={{ cursor: 'grabbing' }}
        {...sortable.listeners}
        onDragStart={(event) => event.preventDefault()}
      >
        <Picture
          alt={photo.alt}
          src={photo.url}
          width={photo.width}
          height={photo.height}
          avif={photo.avif}
          webp={photo.webp}
          sizes="(min-width: 64em) 20rem, (min-width: 30em) 45vw, 92vw"
          blurred={photo.placeholder}
          ratio={3 / 2}
        />
        <Flex position="absolute" top="2" left="2" gap="1.5" flexWrap="wrap">
          {isHome && (
            <Badge bg="ink" color="ink.on">
              <Trans id="photos.home">Main photo</Trans>
            </Badge>
          )}
          {photo.isPending && (
            <Badge tone="gold">
              <Trans id="photos.pending">Awaiting approval</Trans>
            </Badge>
          )}
        </Flex>
      </Box>
      <Stack gap="2" p="3" flex="1">
        {photo.width < PHOTOS.smallWidth && (
          <Text look="small" color="copper.text">
            {t({
              id: 'photos.small',
              message: `Small picture (${photo.width} × ${photo.height} pixels): it will look blurred. If you have it larger, 1600 pixels wide for example, put that in its place.`,
            })}
          </Text>
        )}
        <Flex alignItems="center" gap="1" mx="-1">
          <DragHandle sortable={sortable} kind={t({ id: 'photos.sortable', message: 'movable photo' })} name={name} />
          <Box flex="1" />
          <Button
            size="sm"
            look="ghost"
            px="2"
            aria-label={t({ id: 'photos.makeHome', message: `Make it the main photo: ${name}` })}
            aria-pressed={isHome}
            color={isHome ? 'copper.text' : undefined}
            onClick={isHome ? undefined : onChoose}
          >
            <Star size={17} fill={isHome ? 'currentColor' : 'none'} aria-hidden />
            <Trans id="photos.main">Main</Trans>
          </Button>
          <IconButton label={t({ id: 'photos.remove', message: `Remove: ${name}` })} onClick={onRemove}>
            <Trash size={20} aria-hidden />
          </IconButton>
        </Flex>
        <AltField alt={photo.alt} onDescribe={onDescribe} />
      </Stack>
    </Card>
  );
}

/** Saved on leaving it, and with Enter. */
function AltField({ alt, onDescribe }: { alt: string; onDescribe: (alt: string) => Promise<boolean> }) {
  const { t } = useLingui();
  const [text, setText] = useState(alt);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    if (text.trim() === alt) return setFailed(false);
    setFailed(!(await onDescribe(text)));
  };
  return (
    <Field
      label={t({ id: 'photos.alt', message: 'What it shows' })}
      error={
        failed
          ? t({ id: 'photos.altFailed', message: 'Not saved. Leave the field once more to try again.' })
          : undefined
      }
    >
      <TextInput
        value={text}
        maxLength={PHOTOS.altLength}
        placeholder={t({ id: 'photos.altExample', message: 'The terrace over the vineyard, at dusk' })}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not meant.
          event.preventDefault();
          void save();
        }}
      />
    </Field>
  );
}
