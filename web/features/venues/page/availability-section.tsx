import { Trans } from '@lingui/react/macro';
import { Box } from '../../../ui/box.ts';
import Availability from '../../calendar/visitor/availability.tsx';
import { Section } from './section.tsx';

/** Whether the venue is free; it asks once it is nearly in view. */
export default function AvailabilitySection({ slug }: { slug: string }) {
  return (
    <Box css={{ '@media print': { display: 'none' } }}>
      <Section id="disponibilites" title={<Trans id="venue.availability">Availability</Trans>}>
        <Availability slug={slug} />
      </Section>
    </Box>
  );
}
