import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';

/** The least area of a room in words. */
export function useRoomAreaLabel(): (squareMetres: number) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (squareMetres) => {
    const area = formats.number(squareMetres);
    return t({ id: 'filters.roomAreaChip', message: `Room of ${area} m² or more` });
  };
}
