import { styled } from '../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { Box, Item } from '../../ui/box.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { Prose } from './prose.ts';

type Section = {
  /** The same in both languages: addresses with `#id` survive a change of language. */
  id: string;
  title: string;
  body: ReactNode;
};

type ArticleProps = {
  lead: ReactNode;
  /** YYYY-MM-DD; legal texts say when they changed last. */
  updated?: string;
  sections: readonly Section[];
  /** Between the lead and the sections: a form, say. */
  before?: ReactNode;
};

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' },
    columnGap: '16',
    rowGap: '8',
    pt: { base: '8', md: '12' },
    '@media print': { display: 'block' },
  },
  variants: {
    /** In a column of its own, which has no room for the table of contents. */
    beside: {
      true: { gridTemplateColumns: { xl: 'minmax(0, 1fr)' }, pt: { xl: '8' }, '& > nav': { display: { xl: 'none' } } },
    },
  },
});

/** Wide screens show the text beside what comes before it. */
const Halves = styled('div', {
  base: { display: 'grid', columnGap: '16', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '3fr 2fr' } },
});

const Contents = styled('nav', {
  base: {
    alignSelf: 'start',
    position: { base: 'static', lg: 'sticky' },
    top: '6.5rem',
    borderTop: '1px solid',
    borderColor: 'rule',
    pt: '4',
    '@media print': { display: 'none' },
  },
});

const Anchor = styled('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '11', lg: '9' },
    py: '1',
    color: 'ink.muted',
    fontSize: 'sm',
    lineHeight: 'snug',
    textDecoration: 'none',
    borderRadius: '2px',
    _hover: { color: 'copper.text', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const Numbered = styled('ol', { base: { listStyle: 'none' } });

/** An editorial text: a lead, a table of contents that stays in sight, and sections with addresses of their own. */
export function Article({ lead, updated, sections, before }: ArticleProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const columns = (
    <Columns beside={Boolean(before)}>
      <Contents aria-label={t({ id: 'info.contents', message: 'On this page' })}>
        <Text look="eyebrow" pb="2" aria-hidden>
          <Trans id="info.contents">On this page</Trans>
        </Text>
        <Numbered>
          {sections.map(({ id, title }) => (
            <Item key={id}>
              <Anchor href={`#${id}`}>{title}</Anchor>
            </Item>
          ))}
        </Numbered>
      </Contents>
      <Prose>
        {sections.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id}>
            <Heading as="h2" look="h2" id={id}>
              {title}
            </Heading>
            {body}
          </section>
        ))}
      </Prose>
    </Columns>
  );
  return (
    <>
      <Box maxWidth="38rem">
        <Text look="lead" tone="muted" textWrap="pretty">
          {lead}
        </Text>
        {updated && (
          <Text look="small" tone="subtle" pt="4">
            <Trans id="info.updated">Last updated on {formats.date(updated)}</Trans>
          </Text>
        )}
      </Box>
      {before ? (
        <Halves>
          <Box pt="8">{before}</Box>
          {columns}
        </Halves>
      ) : (
        columns
      )}
    </>
  );
}
