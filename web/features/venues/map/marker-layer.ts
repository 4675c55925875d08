import L from 'leaflet';
import { setObstacles } from '../../../lib/map/name-layer.ts';
import { markerSize, type MapArea } from './map-view.ts';

/** One venue, or several that lie close together. */
export type VenueMarker = {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Name of the venue; null = several. */
  readonly name: string | null;
  readonly ids: readonly string[];
  readonly bounds: MapArea;
};

export type MarkerEvents = {
  /** What the markers are called, each otherwise: "Hôtel du Lac", "12 lieux, vers Lyon". */
  labels: (markers: readonly VenueMarker[]) => readonly string[];
  /** The number on it. */
  number: (count: number) => string;
  choose: (marker: VenueMarker) => void;
  /** The pointer or the focus is on a marker; null = on none. */
  point: (marker: VenueMarker | null) => void;
};

const markerKey = ({ latitude, longitude, count }: VenueMarker): string => `${latitude} ${longitude} ${count}`;

type Shown = { marker: VenueMarker; button: HTMLButtonElement; layer: L.Marker };

/** The markers on a map, as buttons; those that stay keep their element, and with it the focus. */
export class MarkerLayer {
  readonly #map: L.Map;
  readonly #events: () => MarkerEvents;
  readonly #shown = new Map<string, Shown>();
  #pin: L.Marker | null = null;

  constructor(map: L.Map, events: () => MarkerEvents) {
    this.#map = map;
    this.#events = events;
  }

  show(markers: readonly VenueMarker[]): void {
    const wanted = new Map(markers.map((marker) => [markerKey(marker), marker]));
    let focusLost = false;
    for (const [key, { layer, button }] of this.#shown) {
      if (wanted.has(key)) continue;
      focusLost ||= button === document.activeElement;
      layer.remove();
      this.#shown.delete(key);
    }
    const labels = this.#events().labels([...wanted.values()]);
    for (const [index, [key, marker]] of [...wanted].entries()) {
      const shown = this.#shown.get(key) ?? this.#added(marker);
      shown.button.setAttribute('aria-label', labels[index]!);
      this.#shown.set(key, shown);
    }
    setObstacles(
      this.#map,
      markers.map(({ latitude, longitude, count }) => ({ latitude, longitude, size: markerSize(count) })),
    );
    if (focusLost) this.#map.getContainer().focus({ preventScroll: true });
  }

  /** Marks the venue (or the group it is in) as pointed at or chosen. */
  mark(id: string | null, chosen: VenueMarker | null): void {
    for (const { marker, button } of this.#shown.values()) {
      const isChosen = chosen !== null && markerKey(chosen) === markerKey(marker);
      button.toggleAttribute('data-active', (id !== null && marker.ids.includes(id)) || isChosen);
      button.setAttribute('aria-pressed', String(isChosen));
    }
  }

  /** A pin where a venue of the list is, even when its marker stands for several; null takes it away. */
  pin(at: { latitude: number; longitude: number } | null): void {
    this.#pin?.remove();
    this.#pin = null;
    if (!at) return;
    const icon = L.divIcon({ className: 'venue-pin', html: '<span></span>', iconSize: [28, 28], iconAnchor: [14, 28] });
    this.#pin = L.marker([at.latitude, at.longitude], {
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: 10_000,
    }).addTo(this.#map);
    this.#pin.getElement()?.setAttribute('aria-hidden', 'true');
  }

  #added(marker: VenueMarker): Shown {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = marker.count === 1 ? 'venue-dot' : 'venue-group';
    button.setAttribute('aria-pressed', 'false');
    if (marker.count > 1) button.textContent = this.#events().number(marker.count);
    const size = markerSize(marker.count);
    button.style.setProperty('--size', `${size}px`);
    const layer = L.marker([marker.latitude, marker.longitude], {
      icon: L.divIcon({ className: 'venue-marker', html: button, iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      // The greater ones above.
      zIndexOffset: marker.count,
    }).addTo(this.#map);
    button.addEventListener('click', () => this.#events().choose(marker));
    button.addEventListener('mouseenter', () => this.#events().point(marker));
    button.addEventListener('mouseleave', () => this.#events().point(null));
    button.addEventListener('focus', () => {
      this.#map.panInside(layer.getLatLng(), { padding: [48, 48], animate: false });
      this.#events().point(marker);
    });
    button.addEventListener('blur', () => this.#events().point(null));
    // A double click or tap is two choices, not a way to zoom; a drag may begin on a marker.
    L.DomEvent.on(button, 'click dblclick', L.DomEvent.stopPropagation);
    return { marker, button, layer };
  }
}
