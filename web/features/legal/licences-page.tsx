import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from './article-page.tsx';
import { textIn } from './text-in.ts';

const TEXTS = {
  fr: textIn(() => import('./fr/licences.tsx')),
  en: textIn(() => import('./en/licences.tsx')),
};

/** Whose data and programs the site contains, and on which terms. */
export default function LicencesPage() {
  const { t } = useLingui();
  return (
    <ArticlePage
      title={t({ id: 'info.licences', message: 'Sources and licences' })}
      description={t({
        id: 'info.licencesDescription',
        message: 'The data, maps, typefaces and open-source packages that Plénière is made with, and their licences.',
      })}
      texts={TEXTS}
    />
  );
}
