import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import type L from 'leaflet';
import Maximize from 'lucide-static/icons/maximize.svg?react';
import Minus from 'lucide-static/icons/minus.svg?react';
import Plus from 'lucide-static/icons/plus.svg?react';
import { IconButton } from '../../ui/button.tsx';

const Controls = styled('div', {
  base: {
    position: 'absolute',
    top: '3',
    right: '3',
    zIndex: 1000,
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > button': { boxShadow: 'card' },
  },
});

type MapControlsProps = {
  map: L.Map | undefined;
  reset: () => void;
  /** Where `reset` leads; to all results unless said. */
  resetLabel?: string;
};

/** Closer, farther, and back to what was shown at first. */
export function MapControls({ map, reset, resetLabel }: MapControlsProps) {
  const { t } = useLingui();
  return (
    <Controls role="group" aria-label={t({ id: 'map.controls', message: 'Map controls' })}>
      <IconButton look="outline" label={t({ id: 'map.zoomIn', message: 'Zoom in' })} onClick={() => map?.zoomIn(1)}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <IconButton look="outline" label={t({ id: 'map.zoomOut', message: 'Zoom out' })} onClick={() => map?.zoomOut(1)}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <IconButton
        look="outline"
        label={resetLabel ?? t({ id: 'map.reset', message: 'Show all results' })}
        onClick={reset}
      >
        <Maximize size={18} aria-hidden />
      </IconButton>
    </Controls>
  );
}
