import { ReferencesEditor } from './references-editor.tsx';

/** `/admin/reference-management` */
export default function ReferencesPage() {
  return <ReferencesEditor />;
}
