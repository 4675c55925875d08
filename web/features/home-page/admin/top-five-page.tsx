import { TopFiveEditor } from './top-five-editor.tsx';

/** `/admin/top5-management` */
export default function TopFivePage() {
  return <TopFiveEditor />;
}
