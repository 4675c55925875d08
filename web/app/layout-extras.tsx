import { ShortlistNotices } from '../features/venues/shortlist/shortlist-notices.tsx';
import { ActivityRecorder } from '../lib/session/activity-recorder.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FarewellNotice } from './farewell-notice.tsx';

/** What lies over a page when there is something to say. */
export default function LayoutExtras() {
  return (
    <>
      <ActivityRecorder />
      <BackToTop />
      <ShortlistNotices />
      <FarewellNotice />
      <ConnectionNotice />
    </>
  );
}
