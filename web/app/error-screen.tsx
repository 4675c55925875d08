import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/layout.tsx';
import { ErrorState } from '../ui/states.tsx';

/** `stale`: a script of the site could not be loaded, which loading the page again mends. */
export function ErrorScreen({ stale }: { stale: boolean }) {
  const { t } = useLingui();
  const title = stale
    ? t({ id: 'error.chunkTitle', message: 'Part of the site could not be loaded' })
    : t({ id: 'error.pageTitle', message: 'This page could not be displayed' });
  const advice = stale
    ? t({
        id: 'error.chunkAdvice',
        message: 'Your connection was interrupted, or a new version has just gone online. Reload the page.',
      })
    : t({
        id: 'error.pageAdvice',
        message: 'Something went wrong on our side. Try again in a moment; if it keeps happening, let us know.',
      });
  return (
    <Page minHeight="60vh">
      <ErrorState
        title={title}
        actions={
          <>
            <Button look="solid" onClick={() => location.reload()}>
              {t({ id: 'error.reload', message: 'Reload the page' })}
            </Button>
            <LinkButton to="/" reloadDocument>
              {t({ id: 'error.home', message: 'Go to the home page' })}
            </LinkButton>
          </>
        }
      >
        {advice}
      </ErrorState>
    </Page>
  );
}
