import type { MessageDescriptor } from '@lingui/core';
import type { LazyPage } from './lazy-page.tsx';
import type { Viewer } from './session/use-session.ts';

/** A page of an area. */
export type AreaPage = {
  /** Below the area's own path; empty = its first page. */
  path: string;
  title: MessageDescriptor;
  page: LazyPage;
  /** Path of the page of this area that it lies under; its first page unless given. */
  under?: string;
  /** The roles that may see it; by default those that may see the area. */
  roles?: readonly Viewer['role'][];
};

/** The addresses of an area. */
export type AreaMap = {
  /** `/dashboard` */
  base: string;
  roles: readonly Viewer['role'][];
  pages: readonly AreaPage[];
  /** Paths of the area that lead elsewhere. */
  redirects?: Readonly<Record<string, string>>;
};
