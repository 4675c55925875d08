import Accessibility from 'lucide-static/icons/accessibility.svg?react';
import AirVent from 'lucide-static/icons/air-vent.svg?react';
import ArrowUpDown from 'lucide-static/icons/arrow-up-down.svg?react';
import BellRing from 'lucide-static/icons/bell-ring.svg?react';
import Bus from 'lucide-static/icons/bus.svg?react';
import ChefHat from 'lucide-static/icons/chef-hat.svg?react';
import CircleParking from 'lucide-static/icons/circle-parking.svg?react';
import ConciergeBell from 'lucide-static/icons/concierge-bell.svg?react';
import Dumbbell from 'lucide-static/icons/dumbbell.svg?react';
import Flag from 'lucide-static/icons/flag.svg?react';
import Flower from 'lucide-static/icons/flower-2.svg?react';
import Helicopter from 'lucide-static/icons/helicopter.svg?react';
import KeyRound from 'lucide-static/icons/key-round.svg?react';
import MicVocal from 'lucide-static/icons/mic-vocal.svg?react';
import Mountain from 'lucide-static/icons/mountain.svg?react';
import Music from 'lucide-static/icons/music.svg?react';
import PawPrint from 'lucide-static/icons/paw-print.svg?react';
import PlugZap from 'lucide-static/icons/plug-zap.svg?react';
import Projector from 'lucide-static/icons/projector.svg?react';
import Sun from 'lucide-static/icons/sun.svg?react';
import TreePine from 'lucide-static/icons/tree-pine.svg?react';
import Utensils from 'lucide-static/icons/utensils.svg?react';
import Video from 'lucide-static/icons/video.svg?react';
import Volume2 from 'lucide-static/icons/volume-2.svg?react';
import Volleyball from 'lucide-static/icons/volleyball.svg?react';
import Waves from 'lucide-static/icons/waves.svg?react';
import WavesLadder from 'lucide-static/icons/waves-ladder.svg?react';
import Wifi from 'lucide-static/icons/wifi.svg?react';
import Wine from 'lucide-static/icons/wine.svg?react';
import Wrench from 'lucide-static/icons/wrench.svg?react';
import type { Amenity } from '../../../lib/venue-terms.ts';

/** One sign for each service and installation. */
export const AMENITY_ICONS: Readonly<Record<Amenity, typeof Wifi>> = {
  WIFI: Wifi,
  CATERING: ChefHat,
  RESTAURANT: Utensils,
  BAR: Wine,
  ROOM_SERVICE: BellRing,
  CONCIERGE: ConciergeBell,
  TECHNICIAN: Wrench,
  SHUTTLE: Bus,
  PETS_ALLOWED: PawPrint,
  SECLUDED: TreePine,
  EXCLUSIVE_HIRE: KeyRound,
  PROJECTOR: Projector,
  SOUND_SYSTEM: Volume2,
  VIDEO_CONFERENCE: Video,
  STAGE: MicVocal,
  DANCE_FLOOR: Music,
  AIR_CONDITIONING: AirVent,
  PARKING: CircleParking,
  CHARGING_STATION: PlugZap,
  STEP_FREE_ACCESS: Accessibility,
  LIFT: ArrowUpDown,
  TERRACE: Sun,
  GARDEN: Flower,
  INDOOR_POOL: WavesLadder,
  OUTDOOR_POOL: WavesLadder,
  SPA: Flower,
  FITNESS: Dumbbell,
  TENNIS: Volleyball,
  GOLF: Flag,
  SEA_VIEW: Waves,
  MOUNTAIN_VIEW: Mountain,
  HELIPAD: Helicopter,
};
