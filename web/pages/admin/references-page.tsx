import { ReferencesEditor } from '../../features/home-content/references-editor.tsx';

/** `/admin/reference-management` */
export default function ReferencesPage() {
  return <ReferencesEditor />;
}
