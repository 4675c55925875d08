import { ChakraProvider as Provider, createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import {
  actionBarSlotRecipe,
  animationStyles,
  breakpoints,
  keyframes,
  layerStyles,
  buttonRecipe,
  dataListSlotRecipe,
  dialogSlotRecipe,
  fileUploadSlotRecipe,
  menuSlotRecipe,
  semanticTokens,
  switchSlotRecipe,
  tabsSlotRecipe,
  toastSlotRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import type { PaletteColour } from './palette.ts';
import { Toaster } from './toaster.tsx';

/** A colour of ours as Panda's style sheet has it, light and dark. */
const colour = (name: PaletteColour) => ({ value: `var(--p-colors-${name.replace('.', '-')})` });
const font = (name: 'body' | 'heading' | 'mono') => ({ value: `var(--p-fonts-${name})` });
const radius = (name: 'sm' | 'md') => ({ value: `var(--p-radii-${name})` });

/** What Chakra's recipes call the shades of the colour of a component. */
const shades = (solid: PaletteColour, contrast: PaletteColour, fg: PaletteColour, subtle: PaletteColour) => ({
  solid: colour(solid),
  contrast: colour(contrast),
  fg: colour(fg),
  muted: colour(subtle),
  subtle: colour(subtle),
  emphasized: colour(subtle),
  focusRing: colour('focus'),
});

const ours: SystemConfig = {
  globalCss: { html: { colorPalette: 'ink' } },
  theme: {
    recipes: { button: buttonRecipe },
    slotRecipes: {
      actionBar: actionBarSlotRecipe,
      dataList: dataListSlotRecipe,
      dialog: dialogSlotRecipe,
      fileUpload: fileUploadSlotRecipe,
      menu: menuSlotRecipe,
      switch: switchSlotRecipe,
      tabs: tabsSlotRecipe,
      toast: toastSlotRecipe,
    },
    tokens: { fonts: { body: font('body'), heading: font('heading'), mono: font('mono') } },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: colour('paper'),
          panel: colour('surface'),
          subtle: colour('sunken'),
          muted: colour('sunken'),
          emphasized: colour('rule'),
        },
        fg: {
          DEFAULT: colour('ink'),
          muted: colour('ink.muted'),
          subtle: colour('ink.subtle'),
          error: colour('danger'),
        },
        border: { DEFAULT: colour('rule'), emphasized: colour('rule.strong'), error: colour('danger') },
        ink: shades('ink', 'ink.on', 'ink', 'sunken'),
        copper: shades('copper', 'copper.on', 'copper.text', 'copper.tint'),
        sage: shades('sage', 'surface', 'sage.text', 'sage.tint'),
      },
      radii: { l1: radius('sm'), l2: radius('md'), l3: radius('md') },
      shadows: { lg: { value: 'var(--p-shadows-card)' } },
    },
  },
};

const system = createSystem(
  {
    ...defaultBaseConfig,
    // The style sheet of all pages has it.
    preflight: false,
    theme: { animationStyles, breakpoints, keyframes, layerStyles, semanticTokens, textStyles, tokens },
  },
  ours,
);

/**
 * Chakra's own components behind the sign-in, in our colours, fonts and corners. They are rendered by the browser alone: the server
 * knows nobody.
 */
export default function ChakraProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    // In development the policy asks for a nonce.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    return createCache({ key: 'chakra', ...(nonce ? { nonce } : {}) });
  });
  return (
    <CacheProvider value={cache}>
      <Provider value={system}>
        {children}
        <Toaster />
      </Provider>
    </CacheProvider>
  );
}
