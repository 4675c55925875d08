import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-static/icons/arrow-left.svg?react';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import type { ReactNode } from 'react';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { Flex } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { ComparedVenue } from './compared-venue.ts';
import { comparisonPath, moved } from './comparison-params.ts';
import type { Tool } from './use-tools.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

type ColumnToolsProps = {
  venue: Pick<ComparedVenue, 'slug' | 'name'>;
  /** All venues compared, in their order. */
  slugs: readonly string[];
  onlyDifferences: boolean;
  onUse: (tool: Tool) => void;
  /** Further tools, before the others. */
  children?: ReactNode;
};

/** Links that move a column to the left or to the right, or take it away: the address of the comparison is its whole state. */
export function ColumnTools({ venue: { slug, name }, slugs, onlyDifferences, onUse, children }: ColumnToolsProps) {
  const { t } = useLingui();
  const { briefed } = useEventBrief();
  const index = slugs.indexOf(slug);
  const link = (tool: Tool, next: readonly string[], label: string, icon: ReactNode) => (
    <LinkButton
      to={briefed(comparisonPath({ slugs: next, onlyDifferences }))}
      preventScrollReset
      look="ghost"
      shape="icon"
      size="sm"
      aria-label={label}
      title={label}
      data-venue={slug}
      data-tool={tool}
      onClick={() => onUse(tool)}
    >
      {icon}
    </LinkButton>
  );
  return (
    <Flex gap="0.5" alignItems="center" minHeight="11" css={{ '@media print': { display: 'none' } }}>
      {children}
      <Flex gap="0.5" ml="auto">
        {index > 0 &&
          link(
            'left',
            moved(slugs, index, -1),
            t({ id: 'comparison.moveLeft', message: `Move ${name} to the left` }),
            <ArrowLeft {...ICON} />,
          )}
        {index < slugs.length - 1 &&
          link(
            'right',
            moved(slugs, index, 1),
            t({ id: 'comparison.moveRight', message: `Move ${name} to the right` }),
            <ArrowRight {...ICON} />,
          )}
        {link(
          'remove',
          slugs.filter((other) => other !== slug),
          t({ id: 'comparison.remove', message: `Remove ${name} from the comparison` }),
          <X {...ICON} />,
        )}
      </Flex>
    </Flex>
  );
}
