import { Trans, useLingui } from '@lingui/react/macro';
import { AUDIT_PATH, auditPath } from '../../lib/audit-path.ts';
import { useFormats } from '../../lib/formats.ts';
import { useTerm } from '../../lib/terms.ts';
import { Row, Span, Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { DataItem, DataList } from '../../ui/data-list.tsx';
import { Card } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { AuditEntryQuery } from './audit-log.gen.ts';
import { ACTIONS, OBJECTS } from './audit-labels.ts';
import { ChangesTable } from './changes-table.tsx';
import { objectPath } from './object-path.ts';
import { useAuditLabels } from './use-audit-labels.ts';

export type AuditEntry = NonNullable<AuditEntryQuery['auditEntry']>;

/** An entry: who did what to what, when, and each field before and after. */
export function EntryDetail({ entry }: { entry: AuditEntry }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const actionName = useTerm(ACTIONS);
  const typeName = useTerm(OBJECTS);
  const { actorName, roleName, objectName } = useAuditLabels();
  const { actor, objectType, objectId, changes } = entry;
  const path = objectPath(entry);
  const role = roleName(actor);
  return (
    <Stack gap={{ base: '5', md: '6' }} maxWidth="4xl" width="full" alignSelf="flex-start">
      <Stack as="header" gap="1">
        <Text look="small" tone="muted">
          {dateTime(entry.at)}
        </Text>
        <Heading as="h1" look="h1" overflowWrap="anywhere">
          {actionName(entry.action)}
        </Heading>
      </Stack>
      <Card padded>
        <DataList>
          <DataItem label={t({ id: 'audit.object', message: 'Object' })}>
            <Stack gap="0.5">
              <Row gap="2">
                <Span fontWeight="600">{objectType === 'EXPORT' ? entry.objectLabel : objectName(entry)}</Span>
                <Span color="ink.muted" fontSize="sm">
                  {typeName(objectType)}
                </Span>
              </Row>
              <Row gap="4" fontSize="sm">
                {path && (
                  <Link to={path}>
                    <Trans id="audit.toObject">View the object</Trans>
                  </Link>
                )}
                {objectId && (
                  <Link to={auditPath(objectType, objectId)}>
                    <Trans id="audit.ofObject">Full history of this object</Trans>
                  </Link>
                )}
              </Row>
            </Stack>
          </DataItem>
          <DataItem label={t({ id: 'audit.who', message: 'Who' })}>
            <Stack gap="0.5">
              <Row gap="2">
                <Span fontWeight="600">{actorName(actor)}</Span>
                {role && (
                  <Span color="ink.muted" fontSize="sm">
                    {role}
                  </Span>
                )}
              </Row>
              {actor.id && (
                <Link to={`${AUDIT_PATH}?acteur=${actor.id}`} fontSize="sm">
                  <Trans id="audit.ofActor">Everything this account did</Trans>
                </Link>
              )}
            </Stack>
          </DataItem>
          <DataItem label={t({ id: 'audit.request', message: 'Request' })}>
            <Span fontSize="sm" fontFamily="mono" color="ink.muted">
              {entry.requestId}
            </Span>
          </DataItem>
        </DataList>
      </Card>
      <Stack as="section" gap="3" aria-labelledby="changes">
        <Heading as="h2" look="h3" id="changes">
          <Trans id="audit.changes">What changed</Trans>
        </Heading>
        {changes.length > 0 ? (
          <ChangesTable changes={changes} objectType={objectType} />
        ) : (
          <Text tone="muted">
            <Trans id="audit.noChanges">No fields to show.</Trans>
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
