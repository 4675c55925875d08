/// <reference types="vite/client" />

/** A Lingui catalogue, compiled by @lingui/vite-plugin. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** An icon, a component by web/build/icons.ts. */
declare module 'lucide-static/icons/*' {
  import type { ReactNode, SVGProps } from 'react';
  /** @param size width and height in pixels; 24 unless given. Hidden from assistive technology: words stand beside it. */
  export default function Icon(props: SVGProps<SVGSVGElement> & { size?: number }): ReactNode;
}
