import { styled } from '#styled/jsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { kept, MAX_ZOOM, pushed, squareOf, WHOLE, type Crop } from './crop.ts';

/** Edge of the picture that is sent, in pixels: enough for every size that is shown. */
const EDGE = 512;
/** How far an arrow key pushes, in parts of the square. */
const KEY_PUSH = 0.05;

const Stage = styled('canvas', {
  base: {
    width: '15rem',
    height: '15rem',
    maxWidth: 'full',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'sunken',
    border: '1px solid',
    borderColor: 'rule',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});

const Zoom = styled('input', { base: { width: 'full', accentColor: 'var(--p-colors-copper)', minHeight: '11' } });

const PUSHES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_PUSH, 0],
  ArrowRight: [KEY_PUSH, 0],
  ArrowUp: [0, -KEY_PUSH],
  ArrowDown: [0, KEY_PUSH],
};

type AvatarCropperProps = {
  file: File;
  saving: boolean;
  onSave: (file: File) => void;
  onCancel: () => void;
  /** The file is no picture that this browser can show. */
  onUnreadable: () => void;
};

/** Chooses the square of a picture that is kept: pushed with the pointer or the arrow keys, nearer with the slider. */
export function AvatarCropper({ file, saving, onSave, onCancel, onUnreadable }: AvatarCropperProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const stage = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const unreadable = useRef(onUnreadable);

  useEffect(() => {
    unreadable.current = onUnreadable;
  }, [onUnreadable]);

  useEffect(() => {
    let current = true;
    const show = async () => {
      const bitmap = await createImageBitmap(file).catch(() => null);
      if (!current) return;
      if (bitmap === null) {
        unreadable.current();
        return;
      }
      setCrop(WHOLE);
      setPicture(bitmap);
      stage.current?.focus();
    };
    void show();
    return () => {
      current = false;
    };
  }, [file]);

  useEffect(() => {
    const canvas = stage.current;
    const context = canvas?.getContext('2d');
    if (!context || !picture) return;
    // Not as attributes: Chakra takes `width` and `height` for styles.
    canvas!.width = EDGE;
    canvas!.height = EDGE;
    const { left, top, edge } = squareOf(crop, picture);
    // A picture with see-through parts stands on white, as it will in every theme.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, EDGE, EDGE);
    context.drawImage(picture, left, top, edge, edge, 0, 0, EDGE, EDGE);
  }, [crop, picture]);

  const push = (right: number, down: number) => {
    if (picture) setCrop((before) => pushed(before, picture, right, down));
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!grip.current) return;
    const width = event.currentTarget.clientWidth;
    push((event.clientX - grip.current.x) / width, (event.clientY - grip.current.y) / width);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = PUSHES[event.key];
    if (!by) return;
    event.preventDefault();
    push(...by);
  };
  const save = () => {
    stage.current?.toBlob(
      (blob) => blob && onSave(new File([blob], 'avatar.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.9,
    );
  };

  return (
    <Flex gap="6" p="5" bg="sunken" borderRadius="md" flexDirection={{ base: 'column', sm: 'row' }} alignItems="center">
      <Stage
        ref={stage}
        tabIndex={0}
        role="img"
        aria-label={t({ id: 'avatar.stage', message: 'The part of the photo to keep. Move it with the arrow keys.' })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => (grip.current = null)}
        onPointerCancel={() => (grip.current = null)}
        onKeyDown={onKeyDown}
      />
      <Stack gap="3" flex="1" width="full">
        <Text look="small" tone="muted">
          <Trans id="avatar.cropHelp">Move the photo with the pointer or the arrow keys.</Trans>
        </Text>
        <Stack as="label" gap="1" textStyle="label">
          <Trans id="avatar.zoom">Zoom</Trans>
          <Zoom
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => {
              if (picture) setCrop(kept({ ...crop, zoom: Number(event.target.value) }, picture));
            }}
          />
        </Stack>
        <Flex gap="3" flexWrap="wrap">
          <Button look="quiet" busy={saving} disabled={!picture} onClick={save}>
            <Trans id="avatar.save">Use this photo</Trans>
          </Button>
          <Button look="ghost" onClick={onCancel}>
            <Trans id="profile.cancel">Cancel</Trans>
          </Button>
        </Flex>
      </Stack>
    </Flex>
  );
}
