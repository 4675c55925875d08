import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import Plus from 'lucide-static/icons/plus.svg?react';
import type { ReactNode } from 'react';
import { useTerm } from '../../../lib/terms.ts';
import { VENUE_GAPS, venueFormAddress } from '../content/venue-gaps.ts';
import { Box, Row, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';
import { sheetAddress, type MyVenue } from './my-venue.ts';

const Steps = styled('ol', { base: { listStyle: 'none', display: 'grid', gap: '5' } });

const Step = styled('li', { base: { display: 'flex', gap: '4', alignItems: 'flex-start' } });

const Number = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '8',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'rule.strong',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '700',
  },
  variants: {
    state: {
      done: { bg: 'sage.tint', color: 'sage.text', borderColor: 'sage' },
      current: { bg: 'copper.tint', color: 'copper.text', borderColor: 'copper' },
      later: {},
    },
  },
});

/** The current step of the first venue, from 0; null = the introduction is over. */
const AT = { DRAFT: 1, REJECTED: 1, PENDING: 2, APPROVED: null, PUBLISHED: null, DELETED: null } as const;

/** Whether an owner is still about their first venue. */
export function isStarting(venues: readonly MyVenue[], count: number): boolean {
  return count === 0 || (count === 1 && venues.some(({ status }) => AT[status] !== null));
}

const lacksRates = ({ completeness }: MyVenue) => completeness.missing.includes('RATES');

/** From an empty account to the first request: where one is, and the one thing to do next. */
export function FirstSteps({ venue }: { venue: MyVenue | null }) {
  const { t } = useLingui();
  const current = venue ? (AT[venue.status] ?? 0) : 0;
  const name = venue && (
    <Link to={sheetAddress(venue.id)} lang="fr">
      {venue.name}
    </Link>
  );
  const steps: { title: string; text: ReactNode }[] = [
    {
      title: t({ id: 'firstSteps.create', message: 'Add your venue' }),
      text: name ?? t({ id: 'firstSteps.createText', message: 'A name and a town are enough to start.' }),
    },
    {
      title: t({ id: 'firstSteps.describe', message: 'Complete its listing' }),
      text: t({
        id: 'firstSteps.describeText',
        message: 'Photos, rooms with their capacities, services and a contact.',
      }),
    },
    {
      title: t({ id: 'firstSteps.submit', message: 'Submit it for review' }),
      text:
        venue && current === 2
          ? lacksRates(venue)
            ? t({
                id: 'firstSteps.underReview',
                message:
                  'Our team is reading your listing and will e-mail you. Meanwhile, add your prices and your dates.',
              })
            : t({
                id: 'firstSteps.underReviewDates',
                message: 'Our team is reading your listing and will e-mail you. Meanwhile, add your dates.',
              })
          : t({ id: 'firstSteps.submitText', message: 'Our team reads every listing before it appears.' }),
    },
    {
      title: t({ id: 'firstSteps.publish', message: 'Publish it' }),
      text: t({ id: 'firstSteps.publishText', message: 'Once it is approved, you choose the day it goes online.' }),
    },
    {
      title: t({ id: 'firstSteps.answer', message: 'Answer your first request' }),
      text: t({ id: 'firstSteps.answerText', message: 'Planners’ requests arrive here and by e-mail.' }),
    },
  ];
  return (
    <Card as="section" padded aria-labelledby="first-steps">
      <Stack gap="6">
        <Heading as="h2" look="h3" id="first-steps">
          <Trans id="firstSteps.title">Five steps to your first request</Trans>
        </Heading>
        <Steps>
          {steps.map(({ title, text }, index) => {
            const state = index < current ? 'done' : index === current ? 'current' : 'later';
            return (
              <Step key={title} aria-current={state === 'current' ? 'step' : undefined}>
                <Number state={state}>
                  {state === 'done' ? <Check size={16} strokeWidth={3} aria-hidden /> : index + 1}
                </Number>
                <Stack gap="0.5" minWidth="0" pt="1">
                  <Text fontWeight="600">
                    {title}{' '}
                    {state === 'done' && (
                      <VisuallyHidden>{t({ id: 'creation.done', message: '(done)' })}</VisuallyHidden>
                    )}
                  </Text>
                  <Text look="small" tone="muted" overflowWrap="anywhere">
                    {text}
                  </Text>
                  {state === 'current' && <Next venue={venue} />}
                </Stack>
              </Step>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}

function Next({ venue }: { venue: MyVenue | null }) {
  const gapName = useTerm(VENUE_GAPS);
  if (!venue)
    return (
      <Box pt="3">
        <LinkButton to="/dashboard/create-establishment-selection" look="solid">
          <Plus size={18} aria-hidden />
          <Trans id="myVenues.add">Add a venue</Trans>
        </LinkButton>
      </Box>
    );
  if (!venue.availableActions.includes('EDIT')) return null;
  if (venue.status === 'PENDING')
    return (
      <Row gap="3" pt="3">
        {lacksRates(venue) && <LinkButton to={venueFormAddress(venue.id, 'RATES')}>{gapName('RATES')}</LinkButton>}
        <LinkButton to={`${sheetAddress(venue.id)}/calendar`}>
          <Trans id="firstSteps.calendar">Start your calendar</Trans>
        </LinkButton>
      </Row>
    );
  return (
    <Box pt="3">
      <LinkButton to={venueFormAddress(venue.id, venue.completeness.next)} look="solid">
        <Trans id="firstSteps.complete">Complete the listing</Trans>
      </LinkButton>
    </Box>
  );
}
