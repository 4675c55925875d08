import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from './article-page.tsx';
import { textIn } from './text-in.ts';

const TEXTS = {
  fr: textIn(() => import('./fr/privacy.tsx')),
  en: textIn(() => import('./en/privacy.tsx')),
};

/** What becomes of personal data. */
export default function PrivacyPage() {
  const { t } = useLingui();
  return (
    <ArticlePage
      title={t({ id: 'info.privacy', message: 'Privacy policy' })}
      description={t({
        id: 'info.privacyDescription',
        message:
          'Which personal data Plénière collects, why, for how long, with whom it is shared, and how to exercise your rights.',
      })}
      texts={TEXTS}
    />
  );
}
