import { Trans } from '@lingui/react/macro';
import { PersonSection } from './person-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { RunsSection } from './runs-section.tsx';
import { Stack } from '../../ui/box.ts';
import { Heading } from '../../ui/text.tsx';

/** `/admin/data-protection`: what is kept for how long, what was erased, and what people ask of the platform. */
export default function DataProtectionPage() {
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <Heading as="h1" look="h1">
        <Trans id="adminMenu.retention">Data protection</Trans>
      </Heading>
      <RetentionSection />
      <PersonSection />
      <RunsSection />
    </Stack>
  );
}
