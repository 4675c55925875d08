import { useLingui } from '@lingui/react/macro';
import { Grid, Stack } from '../ui/box.ts';
import { Page } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/text.tsx';

/** What stands while a page's script or data is on its way. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <Page minHeight="70vh">
      <VisuallyHidden role="status">{t({ id: 'page.loading', message: 'Loading…' })}</VisuallyHidden>
      <Stack gap="6">
        <Skeleton height="10" maxWidth="md" />
        <Skeleton height="5" maxWidth="2xl" />
        <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }} gap="6" pt="4">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} height="12rem" borderRadius="md" />
          ))}
        </Grid>
      </Stack>
    </Page>
  );
}
