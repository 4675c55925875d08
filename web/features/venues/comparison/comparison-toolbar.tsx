import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import Printer from 'lucide-static/icons/printer.svg?react';
import { quoteAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { Row } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { comparisonPath } from './comparison-params.ts';

type ToolbarProps = {
  slugs: readonly string[];
  onlyDifferences: boolean;
};

/** What one does with a comparison: ask for quotes, see only the differences, hand it on. */
export function ComparisonToolbar({ slugs, onlyDifferences }: ToolbarProps) {
  const { t } = useLingui();
  const { briefed } = useEventBrief();
  const count = slugs.length;
  return (
    <Row gap="3" alignItems="flex-start" css={{ '@media print': { display: 'none' } }}>
      <LinkButton to={briefed(quoteAddress(slugs))} look="solid">
        {t({
          id: 'comparison.quote',
          message: plural(count, { one: 'Request a quote', other: 'Request a quote from these # venues' }),
        })}
      </LinkButton>
      {count > 1 && (
        <LinkButton to={briefed(comparisonPath({ slugs, onlyDifferences: !onlyDifferences }))} preventScrollReset>
          {onlyDifferences ? (
            <Trans id="comparison.showAll">Show all rows</Trans>
          ) : (
            <Trans id="comparison.onlyDifferences">Show only the differences</Trans>
          )}
        </LinkButton>
      )}
      <CopyButton
        address={briefed(comparisonPath({ slugs, onlyDifferences }))}
        copiedLabel={t({ id: 'copy.done', message: 'Link copied' })}
        fieldLabel={t({ id: 'copy.field', message: 'Address to copy' })}
      >
        <Trans id="copy.link">Copy the link</Trans>
      </CopyButton>
      <Button onClick={() => window.print()} css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Printer size={18} aria-hidden />
        <Trans id="comparison.print">Print</Trans>
      </Button>
    </Row>
  );
}
