import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import CircleHelp from 'lucide-static/icons/circle-question-mark.svg?react';
import TriangleAlert from 'lucide-static/icons/triangle-alert.svg?react';
import { Flex, Item, List, Span } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { OwnerVenue } from './owner-quote.ts';
import { useFitLabels } from './quote-labels.ts';

type Fit = OwnerVenue['fit'];

const LOOKS = {
  MATCH: { tone: 'sage', Icon: Check },
  MISMATCH: { tone: 'gold', Icon: TriangleAlert },
  UNKNOWN: { tone: 'neutral', Icon: CircleHelp },
} as const;

function useVerdict() {
  const { t } = useLingui();
  return {
    MATCH: t({ id: 'fit.match', message: 'suitable' }),
    MISMATCH: t({ id: 'fit.mismatch', message: 'not suitable' }),
    UNKNOWN: t({ id: 'fit.unknown', message: 'unknown' }),
  } as const;
}

/** How a venue stands to what is asked, in a line of words. */
export function FitChips({ fit }: { fit: Fit }) {
  const words = useFitLabels();
  const verdicts = useVerdict();
  return (
    <List display="flex" flexWrap="wrap" gap="1.5">
      {fit.map((each) => {
        const { tone, Icon } = LOOKS[each.verdict];
        return (
          <Item key={each.criterion}>
            <Badge tone={tone}>
              <Icon size={13} strokeWidth={2.25} aria-hidden />
              {words(each).short}
              <VisuallyHidden>, {verdicts[each.verdict]}</VisuallyHidden>
            </Badge>
          </Item>
        );
      })}
    </List>
  );
}

const COLOURS = { MATCH: 'sage.text', MISMATCH: 'gold.text', UNKNOWN: 'ink.subtle' } as const;

/** The same, a sentence each. */
export function FitList({ fit, layoutAsked }: { fit: Fit; layoutAsked: boolean }) {
  const words = useFitLabels(layoutAsked);
  return (
    <List display="grid" gap="2">
      {fit.map((each) => {
        const { Icon } = LOOKS[each.verdict];
        return (
          <Item key={each.criterion}>
            <Flex gap="2.5" alignItems="flex-start">
              <Span display="inline-flex" flexShrink="0" pt="0.5" color={COLOURS[each.verdict]}>
                <Icon size={17} aria-hidden />
              </Span>
              <Text look="small">{words(each).long}</Text>
            </Flex>
          </Item>
        );
      })}
    </List>
  );
}
