import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ArticlePage } from '../../legal/article-page.tsx';
import { ArticleSlot } from '../../legal/article-slot.ts';
import { textIn } from '../../legal/text-in.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const TEXTS = {
  fr: textIn(() => import('../../legal/fr/contact.tsx')),
  en: textIn(() => import('../../legal/en/contact.tsx')),
};

/** In a script of its own: the text and the telephone number are there before it. */
const ContactForm = deferred(() => import('./contact-form.tsx'));

/** How to reach the people of the platform. */
export default function ContactPage() {
  const { t } = useLingui();
  return (
    <ArticleSlot
      value={
        <Suspense fallback={<Skeleton height="40rem" maxWidth="3xl" />}>
          <ContactForm />
        </Suspense>
      }
    >
      <ArticlePage
        title={t({ id: 'info.contact', message: 'Contact' })}
        description={t({
          id: 'info.contactDescription',
          message:
            'Our address, phone number, opening hours and e-mail address, and how soon to expect a reply from the Plénière team.',
        })}
        texts={TEXTS}
      />
    </ArticleSlot>
  );
}
