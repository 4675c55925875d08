import { SliderEditor } from './slider-editor.tsx';

/** `/admin/homepage-slider-management` */
export default function HomepageSliderPage() {
  return <SliderEditor />;
}
