import { Suspense, useDeferredValue } from 'react';
import { Head } from '../../lib/head.tsx';
import { usePreferences } from '../../lib/preferences.tsx';
import { Page } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Heading } from '../../ui/text.tsx';
import type { Texts } from './text-in.ts';

type ArticlePageProps = {
  title: string;
  /** For search engines. */
  description: string;
  texts: Texts;
};

/** A page of the platform: its title and its text in the language of the page. */
export function ArticlePage({ title, description, texts }: ArticlePageProps) {
  // While the other language is on its way, the text that is there stays.
  const language = useDeferredValue(usePreferences().language);
  const Text = texts[language];
  return (
    <Page>
      <Head title={title} description={description} />
      <Heading as="h1" look="display" maxWidth="4xl" pb={{ base: '4', md: '6' }}>
        {title}
      </Heading>
      <Suspense fallback={<Skeleton height="80vh" maxWidth="3xl" />}>
        <Text />
      </Suspense>
    </Page>
  );
}
