import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from './article-page.tsx';
import { textIn } from './text-in.ts';

const TEXTS = {
  fr: textIn(() => import('./fr/about.tsx')),
  en: textIn(() => import('./en/about.tsx')),
};

/** Who stands behind the site. */
export default function AboutPage() {
  const { t } = useLingui();
  return (
    <ArticlePage
      title={t({ id: 'info.about', message: 'About us' })}
      description={t({
        id: 'info.aboutDescription',
        message:
          'Who is behind Plénière, how we choose and verify venues, and what we believe about the places where people meet to work.',
      })}
      texts={TEXTS}
    />
  );
}
