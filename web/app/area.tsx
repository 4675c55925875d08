import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { Bell } from '../features/notifications/bell.tsx';
import { Guard } from './shell/guard.tsx';
import { Shell } from './shell/shell.tsx';
import type { NavSection } from './shell/drawer-nav.tsx';
import { deferred } from '../lib/deferred.tsx';
import { Head } from '../lib/head.tsx';
import { ActivityRecorder } from '../lib/session/activity-recorder.tsx';
import type { Viewer } from '../lib/session/use-session.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { AreaMap } from '../lib/area-page.ts';
import { PageFrame } from './page-frame.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const loadChakra = () => import('../ui/chakra.tsx');
const ChakraProvider = lazy(loadChakra);
const ConnectionNotice = deferred(async () => ({
  default: (await import('./connection-notice.tsx')).ConnectionNotice,
}));

type AreaProps = AreaMap & {
  sections: (viewer: Viewer) => readonly NavSection[];
};

const below = (base: string, path: string) => (path === '' ? base : `${base}/${path}`);

/** All pages under one path behind the sign-in, in its frame. The server has no session: it sends the frame alone. */
export function Area({ base, roles, pages, redirects = {}, sections }: AreaProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  // While the session is asked for.
  useEffect(() => void loadChakra(), []);
  const here = pages.find(({ path }) => matchPath(below(base, path), pathname));
  const first = pages[0];
  const title = here ?? first;
  const over = pages.find(({ path }) => path === here?.under);
  const frame = (viewer: Viewer | null, content: ReactNode) => (
    <Shell
      mainId={MAIN_ID}
      mark={<Wordmark />}
      tools={
        <>
          {viewer && (
            <Bell
              role={viewer.role}
              // The team has no client area but its profile.
              allAddress={`${viewer.role === 'TEAM' ? '/admin' : base}/notifications`}
            />
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      viewer={viewer}
      sections={viewer ? sections(viewer) : []}
      at={over ? below(base, over.path) : pathname}
      steps={[first, over, here]
        .filter((each, index, all) => each !== undefined && all.indexOf(each) === index)
        .map((each) => ({
          label: i18n._(each!.title),
          // The path of the page itself may have parameters.
          to: each === here ? pathname : below(base, each!.path),
        }))}
    >
      {content}
    </Shell>
  );
  return (
    <>
      {title && <Head title={i18n._(title.title)} noindex />}
      <SkipLink />
      <Guard
        roles={[...roles, ...(here?.roles ?? [])]}
        waiting={frame(null, <PageSkeleton />)}
        frame={(content) => frame(null, content)}
      >
        {(viewer) =>
          frame(
            viewer,
            here?.roles?.includes(viewer.role) === false ? (
              <ForbiddenPage base={base} />
            ) : (
              <Suspense fallback={<PageSkeleton />}>
                <ChakraProvider>
                  <Routes>
                    {pages.map(({ path, page }) => (
                      <Route key={path} path={path} element={<PageFrame page={page} />} />
                    ))}
                    {Object.entries(redirects).map(([path, to]) => (
                      <Route key={path} path={path} element={<Navigate to={to} replace />} />
                    ))}
                    <Route path="*" element={<Navigate to="/" replace />} />
                  </Routes>
                </ChakraProvider>
              </Suspense>
            ),
          )
        }
      </Guard>
      <ActivityRecorder />
      <Suspense fallback={null}>
        <ConnectionNotice />
      </Suspense>
    </>
  );
}
