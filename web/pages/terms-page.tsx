import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from '../features/legal/article-page.tsx';
import { textIn } from '../features/legal/text-in.ts';

const TEXTS = {
  fr: textIn(() => import('../features/legal/fr/terms.tsx')),
  en: textIn(() => import('../features/legal/en/terms.tsx')),
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
