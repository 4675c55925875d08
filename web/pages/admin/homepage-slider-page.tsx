import { SliderEditor } from '../../features/home-content/slider-editor.tsx';

/** `/admin/homepage-slider-management` */
export default function HomepageSliderPage() {
  return <SliderEditor />;
}
