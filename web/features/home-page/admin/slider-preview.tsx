import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import { useState } from 'react';
import { SLIDER } from '../../../../schema/constants.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { Box, Flex, Span } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { CuratedLine } from './curated.ts';

const Stage = styled('section', {
  base: {
    position: 'relative',
    height: { base: '14rem', md: '18rem' },
    borderRadius: 'md',
    overflow: 'hidden',
    bg: '#14323A',
  },
});

/** As on the home page, so that words can be read on any picture. */
const Veil = styled('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    pt: '16',
    pb: '5',
    px: { base: '4', md: '6' },
    color: 'white',
    background: 'linear-gradient(to top, #081418C8 20%, #0814189E 62%, #08141800)',
  },
});

/** The slider as visitors will see it today, of what is not saved yet: one venue after the other. */
export function SliderPreview({ cards }: { cards: readonly CuratedLine[] }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(0);
  const count = cards.length;
  const index = count === 0 ? 0 : wanted % count;
  const card = cards[index];
  const [place, of, most] = [index + 1, count, SLIDER.maxVenues];
  const turn = (by: number) => setWanted((index + by + count) % count);
  return (
    <Box as="section" aria-labelledby="slider-preview">
      <Flex justifyContent="space-between" alignItems="center" gap="3" mb="2" minHeight="11">
        <Heading as="h2" look="h4" id="slider-preview">
          <Trans id="content.preview">Preview</Trans>
        </Heading>
        <Flex alignItems="center" gap="1">
          <Text look="small" tone="muted" role="status" fontVariantNumeric="tabular-nums">
            {count === 0
              ? t({ id: 'content.previewNone', message: `0 of ${most} slots filled today` })
              : t({ id: 'content.previewPlace', message: `${place} of ${of} today` })}
          </Text>
          {count > 1 && (
            <>
              <IconButton label={t({ id: 'content.previous', message: 'Previous slide' })} onClick={() => turn(-1)}>
                <ChevronLeft size={20} aria-hidden />
              </IconButton>
              <IconButton label={t({ id: 'content.next', message: 'Next slide' })} onClick={() => turn(1)}>
                <ChevronRight size={20} aria-hidden />
              </IconButton>
            </>
          )}
        </Flex>
      </Flex>
      <Stage>
        {card ? (
          <>
            <Box position="absolute" inset="0">
              <VenuePicture
                key={card.id}
                id={card.id}
                kind={card.kind}
                photo={card.photo}
                sizes="(min-width: 64em) 60vw, 100vw"
              />
            </Box>
            <Veil>
              <Box fontFamily="heading" fontSize={{ base: 'xl', md: '3xl' }} lineHeight="tight">
                {card.name}
              </Box>
              <Span fontSize="sm" lang="fr">
                {cityWithDepartment(card)}
              </Span>
            </Veil>
          </>
        ) : (
          <Flex height="full" alignItems="center" justifyContent="center" px="4" color="white" textAlign="center">
            <Trans id="home.noSlides">No establishments available for slider</Trans>
          </Flex>
        )}
      </Stage>
    </Box>
  );
}
