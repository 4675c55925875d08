import { PRIVATE_NAMES } from '../../../schema/venue-fields.ts';
import { wordsOf } from '../../platform/http/words.ts';
import type { Json } from '../../platform/openapi/document.ts';
import { simpleJson } from '../venues/simple-field.types.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';

const flag = (description: string): Json => ({ type: 'boolean', description, examples: [false] });
const nullable = (description: string, example: string): Json => ({
  type: ['string', 'null'],
  description: `${description}; null = none.`,
  examples: [example],
});

/** What those who keep an establishment see of it besides. */
const KEPT_FIELDS: Record<string, Json> = {
  version: {
    type: 'integer',
    minimum: 1,
    description: 'Counts its changes; sent back, it tells of others.',
    examples: [7],
  },
  reviewStatus: {
    type: 'string',
    enum: [...wordsOf(ReviewStatus).keys()],
    description: 'How far the moderators are with it.',
    examples: ['approved'],
  },
  rejectionReason: nullable('Why it was rejected', 'Les photos sont floues.'),
  ownerId: { type: ['string', 'null'], format: 'uuid', description: 'Whose it is; null = nobody’s.' },
  ...simpleJson(PRIVATE_NAMES),
  subscriptionExpired: flag('Whether it is hidden because the subscription of its owner has ended.'),
  isBeyondPlan: flag('Whether it is hidden because the plan that its owner is on has no room for it.'),
  hasPendingChangeRequest: flag('Whether something that was asked for waits for a moderator.'),
};

/** An establishment as its owner and the platform see it: with all that the public sees. */
export function managedEstablishment(fields: Record<string, Json>): Json {
  return {
    type: 'object',
    description: 'An establishment as its owner and the platform see it.',
    required: [...Object.keys(fields), ...Object.keys(KEPT_FIELDS)],
    properties: { ...fields, ...KEPT_FIELDS },
  };
}
