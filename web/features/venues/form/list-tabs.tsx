import { Trans, useLingui } from '@lingui/react/macro';
import { AreaField, CheckField, DecimalField, SelectField, TextField } from '../../../lib/form-fields.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { ACCESS_TYPES, TRAVEL_MODES, type AccessType, type TravelMode } from '../../../lib/venue-labels.ts';
import { FieldRow, ItemList } from './item-list.tsx';
import { TabCard } from './tab-card.tsx';
import { useItems } from './use-items.ts';
import { NEW_ACCESS, NEW_ACTIVITY, NEW_PARAGRAPH, NEW_POINT } from './venue-form.ts';
import { VENUE_LIMITS } from '../../../../schema/owner-limits.ts';

const TYPES = Object.keys(ACCESS_TYPES) as AccessType[];
const MODES = Object.keys(TRAVEL_MODES) as TravelMode[];

/** The number of an item that has no name yet. */
function useNumbered() {
  const { t } = useLingui();
  return (name: string, index: number) => {
    const number = index + 1;
    return name.trim() || t({ id: 'venueForm.itemNumber', message: `No. ${number}` });
  };
}

/** What guests can do there. */
export function ActivitiesTab() {
  const { t } = useLingui();
  const numbered = useNumbered();
  return (
    <TabCard
      title={<Trans id="venueForm.activities">Activities</Trans>}
      lead={<Trans id="venueForm.activitiesLead">What a group can do on site or nearby, outside meetings.</Trans>}
    >
      <ItemList
        items={useItems('activities', NEW_ACTIVITY)}
        empty={<Trans id="venueForm.noActivities">No activities yet.</Trans>}
        addLabel={t({ id: 'venueForm.addActivity', message: 'Add an activity' })}
        nameOf={({ name }, index) => numbered(name, index)}
      >
        {(index) => (
          <>
            <TextField
              name={`activities.${index}.name`}
              label={t({ id: 'venueForm.activityName', message: 'Activity' })}
              autoComplete="off"
            />
            <AreaField
              name={`activities.${index}.description`}
              label={t({ id: 'venueForm.activityText', message: 'In a few words' })}
              max={VENUE_LIMITS.activityDescription}
              rows={2}
              optional
            />
            <CheckField name={`activities.${index}.onSite`} label={t({ id: 'activity.onSite', message: 'On site' })}>
              {t({ id: 'activity.onSite', message: 'On site' })}
            </CheckField>
          </>
        )}
      </ItemList>
    </TabCard>
  );
}

/** How one gets there. */
export function AccessTab() {
  const { t } = useLingui();
  const numbered = useNumbered();
  const typeName = useTerm(ACCESS_TYPES);
  const modeName = useTerm(TRAVEL_MODES);
  return (
    <TabCard
      title={<Trans id="venueForm.access">Access</Trans>}
      lead={<Trans id="venueForm.accessLead">Stations, airports, motorways, with the travel time in minutes.</Trans>}
    >
      <ItemList
        items={useItems('accesses', NEW_ACCESS)}
        empty={<Trans id="venueForm.noAccess">No access points yet.</Trans>}
        addLabel={t({ id: 'venueForm.addAccess', message: 'Add an access point' })}
        nameOf={({ name }, index) => numbered(name, index)}
      >
        {(index) => (
          <FieldRow columns="access">
            <SelectField name={`accesses.${index}.type`} label={t({ id: 'venueForm.accessType', message: 'Type' })}>
              {TYPES.map((type) => (
                <option key={type} value={type}>
                  {typeName(type)}
                </option>
              ))}
            </SelectField>
            <TextField
              name={`accesses.${index}.name`}
              label={t({ id: 'venueForm.accessName', message: 'Name' })}
              autoComplete="off"
            />
            <TextField
              name={`accesses.${index}.minutes`}
              label={t({ id: 'venueForm.minutes', message: 'Minutes' })}
              inputMode="numeric"
              autoComplete="off"
            />
            <SelectField name={`accesses.${index}.mode`} label={t({ id: 'venueForm.travelMode', message: 'Mode' })}>
              {MODES.map((mode) => (
                <option key={mode} value={mode}>
                  {modeName(mode)}
                </option>
              ))}
            </SelectField>
          </FieldRow>
        )}
      </ItemList>
    </TabCard>
  );
}

/** What is worth seeing nearby. */
export function SurroundingsTab() {
  const { t } = useLingui();
  const numbered = useNumbered();
  return (
    <TabCard
      title={<Trans id="venueForm.surroundings">Nearby points of interest</Trans>}
      lead={<Trans id="venueForm.surroundingsLead">Sights, shops and walks that make a stay more enjoyable.</Trans>}
    >
      <ItemList
        items={useItems('pointsOfInterest', NEW_POINT)}
        empty={<Trans id="venueForm.noPoints">No points of interest yet.</Trans>}
        addLabel={t({ id: 'venueForm.addPoint', message: 'Add a point of interest' })}
        nameOf={({ name }, index) => numbered(name, index)}
      >
        {(index) => (
          <FieldRow columns="aside">
            <TextField
              name={`pointsOfInterest.${index}.name`}
              label={t({ id: 'venueForm.pointName', message: 'Name' })}
              autoComplete="off"
            />
            <DecimalField
              name={`pointsOfInterest.${index}.distanceKm`}
              label={t({ id: 'venueForm.distanceKm', message: 'Distance (km)' })}
            />
          </FieldRow>
        )}
      </ItemList>
    </TabCard>
  );
}

/** Texts of one's own, with titles. */
export function ParagraphsTab() {
  const { t } = useLingui();
  const numbered = useNumbered();
  return (
    <TabCard
      title={<Trans id="venueForm.paragraphs">Paragraphs</Trans>}
      lead={
        <Trans id="venueForm.paragraphsLead">History, restaurant, commitments: what deserves a title of its own.</Trans>
      }
    >
      <ItemList
        items={useItems('paragraphs', NEW_PARAGRAPH)}
        empty={<Trans id="venueForm.noParagraphs">No paragraphs yet.</Trans>}
        addLabel={t({ id: 'venueForm.addParagraph', message: 'Add a paragraph' })}
        nameOf={({ title }, index) => numbered(title, index)}
      >
        {(index) => (
          <>
            <TextField
              name={`paragraphs.${index}.title`}
              label={t({ id: 'venueForm.paragraphTitle', message: 'Title' })}
              autoComplete="off"
            />
            <AreaField
              name={`paragraphs.${index}.text`}
              label={t({ id: 'venueForm.paragraphText', message: 'Text' })}
              max={VENUE_LIMITS.paragraphText}
              rows={5}
            />
          </>
        )}
      </ItemList>
    </TabCard>
  );
}
