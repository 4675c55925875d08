import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** Says that what follows cannot be changed here, and where it can. */
export function FixedNotice({ names }: { names: string }) {
  return (
    <Notice>
      <Trans id="settings.fixed">
        Set by the server’s environment (<code>{names}</code>): cannot be changed here.
      </Trans>
    </Notice>
  );
}
