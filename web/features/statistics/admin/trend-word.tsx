import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Span } from '../../../ui/box.ts';

/** By how much there are more than at the end of last month; nothing where there was nothing to compare with. */
export function TrendWord({ percent }: { percent: number | null }) {
  const { t } = useLingui();
  const { decimal } = useFormats();
  if (percent === null) return null;
  const figure = decimal(Math.abs(percent));
  return (
    <Span color={percent >= 0 ? 'sage.text' : 'gold.text'} fontWeight="600">
      {percent >= 0
        ? t({ id: 'adminDashboard.trendUp', message: `+${figure}% vs last month` })
        : t({ id: 'adminDashboard.trendDown', message: `−${figure}% vs last month` })}
    </Span>
  );
}
