import { Trans } from '@lingui/react/macro';
import { Box, Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { Disclosure, Summary } from './disclosure.tsx';
import { foldText } from './fold-text.ts';
import { Section } from './section.tsx';
import { paragraphsOf, type Venue } from './venue.ts';

/** Characters of a description that everybody reads; what comes after them is unfolded. */
const SHOWN = 1_200;

/** The venue in its owner's words, which are French whatever the language of the page. */
export function Presentation({ venue }: { venue: Pick<Venue, 'description' | 'paragraphs'> }) {
  const [shown, folded] = foldText(paragraphsOf(venue.description), SHOWN);
  const [opening, ...others] = shown;
  return (
    <Section id="le-lieu" title={<Trans id="venue.presentation">The venue</Trans>}>
      <Stack gap="6" maxWidth="2xl" overflowWrap="anywhere">
        {opening && (
          <Text look="lead" lang="fr">
            {opening}
          </Text>
        )}
        {others.map((text, index) => (
          <Text key={index} lang="fr">
            {text}
          </Text>
        ))}
        {folded.length > 0 && (
          <Disclosure>
            <Summary>
              <Trans id="venue.readOn">Read more</Trans>
            </Summary>
            <Stack gap="6" pt="3" lang="fr">
              {folded.map((text, index) => (
                <Text key={index}>{text}</Text>
              ))}
            </Stack>
          </Disclosure>
        )}
        {venue.paragraphs.map(({ title, text }) => (
          <Box key={title + text} lang="fr">
            <Heading as="h3" look="h3" pb="1.5">
              {title}
            </Heading>
            {paragraphsOf(text).map((paragraph, index) => (
              <Text key={index} tone="muted">
                {paragraph}
              </Text>
            ))}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
