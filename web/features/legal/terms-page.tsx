import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from './article-page.tsx';
import { textIn } from './text-in.ts';

const TEXTS = {
  fr: textIn(() => import('./fr/terms.tsx')),
  en: textIn(() => import('./en/terms.tsx')),
};

/** What visitors and owners agree to. */
export default function TermsPage() {
  const { t } = useLingui();
  return (
    <ArticlePage
      title={t({ id: 'info.terms', message: 'Terms of use' })}
      description={t({
        id: 'info.termsDescription',
        message:
          'The rules for using Plénière: search, quote requests, venue listings, ranking, liability and applicable law.',
      })}
      texts={TEXTS}
    />
  );
}
