import Accessibility from 'lucide-react/icons/accessibility';
import AirVent from 'lucide-react/icons/air-vent';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import BellRing from 'lucide-react/icons/bell-ring';
import Bus from 'lucide-react/icons/bus';
import ChefHat from 'lucide-react/icons/chef-hat';
import CircleParking from 'lucide-react/icons/circle-parking';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Flag from 'lucide-react/icons/flag';
import Flower from 'lucide-react/icons/flower-2';
import Helicopter from 'lucide-react/icons/helicopter';
import KeyRound from 'lucide-react/icons/key-round';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Mountain from 'lucide-react/icons/mountain';
import Music from 'lucide-react/icons/music';
import PawPrint from 'lucide-react/icons/paw-print';
import PlugZap from 'lucide-react/icons/plug-zap';
import Projector from 'lucide-react/icons/projector';
import Sun from 'lucide-react/icons/sun';
import TreePine from 'lucide-react/icons/tree-pine';
import Utensils from 'lucide-react/icons/utensils';
import Video from 'lucide-react/icons/video';
import Volume2 from 'lucide-react/icons/volume-2';
import Volleyball from 'lucide-react/icons/volleyball';
import Waves from 'lucide-react/icons/waves';
import WavesLadder from 'lucide-react/icons/waves-ladder';
import Wifi from 'lucide-react/icons/wifi';
import Wine from 'lucide-react/icons/wine';
import Wrench from 'lucide-react/icons/wrench';
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
