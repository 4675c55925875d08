import { useLingui } from '@lingui/react/macro';
import { Box, Grid, Stack } from '../../../ui/box.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';

const LINES = 8;

/** What stands while the venues are on their way. */
export function ComparisonSkeleton({ venues }: { venues: number }) {
  const { t } = useLingui();
  return (
    <Box>
      <VisuallyHidden role="status">{t({ id: 'page.loading', message: 'Loading…' })}</VisuallyHidden>
      <Grid gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="4">
        {Array.from({ length: venues }, (_, column) => (
          <Stack key={column} gap="4">
            <Skeleton height="8rem" />
            {Array.from({ length: LINES }, (_line, line) => (
              <Skeleton key={line} height="5" />
            ))}
          </Stack>
        ))}
      </Grid>
    </Box>
  );
}
