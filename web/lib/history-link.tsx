import { useLingui } from '@lingui/react/macro';
import History from 'lucide-static/icons/history.svg?react';
import { Row } from '../ui/box.ts';
import { Link } from '../ui/button.tsx';
import { useSession } from './session/use-session.ts';
import { auditPath, type HistoryObject } from './audit-path.ts';

/** Leads to the audit log of an object; for administrators only, as the log is. */
export function HistoryLink({ type, id }: { type: HistoryObject; id: string }) {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (viewer?.role !== 'ADMIN') return null;
  return (
    <Row gap="2" fontSize="sm" color="ink.muted">
      <History size={16} aria-hidden />
      <Link to={auditPath(type, id)}>{t({ id: 'history.link', message: 'In the audit log' })}</Link>
    </Row>
  );
}
