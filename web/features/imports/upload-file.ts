import { API_BASE_PATH } from '../../../schema/constants.ts';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import { failedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { fetchWithBearer } from '../../lib/session/fetch-with-bearer.ts';

/** Why a file was not taken: the codes of its faults, with their lines. */
export type RefusedFile = { readonly kind: 'refused'; readonly faults: readonly Fault[] };
type Fault = { readonly code: string; readonly line: number | null };

type Answer = {
  readonly id?: string;
  readonly error?: {
    readonly code: string;
    readonly fields?: readonly { readonly code: string; readonly params?: { readonly line?: number } }[];
  };
};

/** Sends a file of venues. */
export async function uploadFile(
  file: File,
): Promise<{ readonly kind: 'done'; readonly id: string } | RefusedFile | FailedCall> {
  if (file.size > IMPORT_LIMITS.maxBytes)
    return { kind: 'refused', faults: [{ code: 'PAYLOAD_TOO_LARGE', line: null }] };
  const body = new FormData();
  body.append('file', file);
  const query = new URLSearchParams({ name: file.name.slice(0, IMPORT_LIMITS.fileName) });
  const response = await fetchWithBearer(`${API_BASE_PATH}/imports?${query}`, { method: 'POST', body });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (answer.id !== undefined) return { kind: 'done', id: answer.id };
  const { code = 'INTERNAL', fields = [] } = answer.error ?? {};
  if (code === 'PAYLOAD_TOO_LARGE') return { kind: 'refused', faults: [{ code, line: null }] };
  if (code !== 'VALIDATION_FAILED') return failedCall(code);
  return { kind: 'refused', faults: fields.map((field) => ({ code: field.code, line: field.params?.line ?? null })) };
}
