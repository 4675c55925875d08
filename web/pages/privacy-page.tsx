import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from '../features/legal/article-page.tsx';
import { textIn } from '../features/legal/text-in.ts';

const TEXTS = {
  fr: textIn(() => import('../features/legal/fr/privacy.tsx')),
  en: textIn(() => import('../features/legal/en/privacy.tsx')),
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
