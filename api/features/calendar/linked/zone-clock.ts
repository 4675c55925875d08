import ICAL from 'ical.js';

/** Minutes since 1970 by a wall clock. */
export type WallMinutes = number;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The offset of a zone of the IANA database, which changes on the hour at most. */
class IanaZone {
  readonly name: string;
  readonly #format: Intl.DateTimeFormat;
  readonly #known = new Map<number, number>();

  /** @throws RangeError for a name that is none. */
  constructor(name: string) {
    this.#format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
    this.name = this.#format.resolvedOptions().timeZone;
  }

  /** In milliseconds. */
  offsetAt(instant: number): number {
    const hour = Math.floor(instant / HOUR_MS);
    let offset = this.#known.get(hour);
    if (offset === undefined) this.#known.set(hour, (offset = this.#read(hour * HOUR_MS)));
    return offset;
  }

  #read(instant: number): number {
    const name = this.#format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
    const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0'];
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  }
}

/** Tells times of a calendar by the clock of the venue. */
export class ZoneClock {
  readonly #venue: IanaZone;
  readonly #zones = new Map<string, IanaZone | null>();

  /** @param zone of the IANA database. */
  constructor(zone: string) {
    this.#venue = new IanaZone(zone);
  }

  /**
   * The time of the venue's clock. A known name of a zone counts more than the rules beside it; other names are those of the rules that the
   * calendar brings. What names neither is the time of the place.
   * @param tzid the name of the zone of the property; null = none.
   */
  wallOf(time: ICAL.Time, tzid: string | null): WallMinutes {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    if (time.isDate) return wall / MINUTE_MS;
    const instant = this.#instantOf(time, wall, tzid);
    return (instant === null ? wall : instant + this.#venue.offsetAt(instant)) / MINUTE_MS;
  }

  /** Null = it is the time of the place. */
  #instantOf(time: ICAL.Time, wall: number, tzid: string | null): number | null {
    if (time.zone === ICAL.Timezone.utcTimezone) return wall;
    const zone = tzid === null ? null : this.#zone(tzid);
    if (zone) {
      if (zone.name === this.#venue.name) return null;
      return wall - zone.offsetAt(wall - zone.offsetAt(wall));
    }
    if (time.zone === ICAL.Timezone.localTimezone) return null;
    return wall - time.utcOffset() * 1_000;
  }

  /** Programs write `/example.org/20050126_1/Europe/Paris` too. */
  #zone(tzid: string): IanaZone | null {
    let zone = this.#zones.get(tzid);
    if (zone === undefined) {
      const parts = tzid.split('/');
      const names = [tzid, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
      zone = names.map(knownZone).find((found) => found !== null) ?? null;
      this.#zones.set(tzid, zone);
    }
    return zone;
  }
}

/** Null = the system knows no zone of this name. */
function knownZone(name: string): IanaZone | null {
  try {
    return new IanaZone(name);
  } catch {
    return null;
  }
}
