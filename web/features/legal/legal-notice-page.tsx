import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from './article-page.tsx';
import { textIn } from './text-in.ts';

const TEXTS = {
  fr: textIn(() => import('./fr/legal-notice.tsx')),
  en: textIn(() => import('./en/legal-notice.tsx')),
};

/** What the law asks a publisher to say. */
export default function LegalNoticePage() {
  const { t } = useLingui();
  return (
    <ArticlePage
      title={t({ id: 'info.legalNotice', message: 'Legal notice' })}
      description={t({
        id: 'info.legalNoticeDescription',
        message: 'Publisher, director of publication, host, intellectual property and sources of the Plénière site.',
      })}
      texts={TEXTS}
    />
  );
}
