import { HOME_CONTENT } from '../../../../schema/home-content.ts';
import type { FieldIssues } from '../../../lib/forms.ts';
import { atMost, required, webAddress } from '../../../lib/form-rules.ts';

export type ReferenceForm = { name: string; website: string; isShown: boolean };

/** Fields in the order in which they stand. */
export const REFERENCE_FIELDS: readonly (keyof ReferenceForm)[] = ['name', 'website', 'isShown'];

/** What is wrong with a client company, in the codes of the API. */
export function referenceIssues({ name, website }: ReferenceForm): FieldIssues<ReferenceForm> {
  const ofName = required(name) ?? atMost(HOME_CONTENT.referenceName)(name);
  const ofWebsite = atMost(HOME_CONTENT.referenceWebsite)(website) ?? webAddress(website);
  return { ...(ofName ? { name: ofName } : {}), ...(ofWebsite ? { website: ofWebsite } : {}) };
}
