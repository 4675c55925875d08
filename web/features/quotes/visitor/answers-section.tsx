import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-static/icons/printer.svg?react';
import { useRef } from 'react';
import { List, Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { ChooseButton } from './choose-button.tsx';
import { OfferCard } from './offer-card.tsx';
import { OtherAnswer } from './other-answer.tsx';
import { lowestPrice, sortedAnswers, type TrackedQuote } from './tracked-quote.ts';

const Offers = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    },
    '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

type AnswersSectionProps = { request: TrackedQuote; token: string; onDone: (text: string) => void };

/** What the venues have answered: quotes side by side, questions, and who cannot. */
export function AnswersSection({ request, token, onDone }: AnswersSectionProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const { offers, others } = sortedAnswers(request.answers);
  if (offers.length === 0 && others.length === 0) return null;
  const lowest = lowestPrice(offers);
  const count = offers.length;
  return (
    <Stack as="section" gap="5" aria-labelledby="answers">
      <Row justifyContent="space-between" gap="4">
        <Stack gap="1">
          <Heading as="h2" look="h2" id="answers" ref={title} tabIndex={-1} outline="none">
            {count > 0
              ? t({ id: 'offers.title', message: plural(count, { one: '# quote', other: '# quotes to compare' }) })
              : t({ id: 'offers.titleNone', message: 'What the venues say' })}
          </Heading>
          {count > 1 && (
            <Text look="small" tone="muted">
              <Trans id="offers.lead">
                All on the same basis: the price per participant excl. VAT, including everything the venue charges.
              </Trans>
            </Text>
          )}
        </Stack>
        {count > 0 && (
          <Button size="sm" onClick={() => window.print()} css={{ '@media print': { display: 'none' } }}>
            <Printer size={17} aria-hidden />
            <Trans id="offers.print">Print</Trans>
          </Button>
        )}
      </Row>
      {count > 0 && (
        <Offers>
          {offers.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              request={request}
              isLowest={offer.totals.exclVatPerParticipant.amount === lowest}
            >
              <ChooseButton token={token} offer={offer} onDone={onDone} />
            </OfferCard>
          ))}
        </Offers>
      )}
      {others.length > 0 && (
        <List display="grid" gap="4">
          {others.map((answer) => (
            <OtherAnswer
              key={`${answer.id} ${answer.version}`}
              token={token}
              answer={answer}
              onDone={(text) => {
                onDone(text);
                // The form is gone, and its button with it.
                title.current?.focus();
              }}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
