import { useLingui } from '@lingui/react/macro';
import { ArticlePage } from '../features/legal/article-page.tsx';
import { textIn } from '../features/legal/text-in.ts';

const TEXTS = {
  fr: textIn(() => import('../features/legal/fr/contact.tsx')),
  en: textIn(() => import('../features/legal/en/contact.tsx')),
};

/** How to reach the people of the house. */
export default function ContactPage() {
  const { t } = useLingui();
  return (
    <ArticlePage
      title={t({ id: 'info.contact', message: 'Contact' })}
      description={t({
        id: 'info.contactDescription',
        message:
          'Our address, telephone number, hours and e-mail address, and when to expect an answer from the Plénière team.',
      })}
      texts={TEXTS}
    />
  );
}
