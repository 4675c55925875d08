import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { PROMOTION } from '../../../../schema/owner-limits.ts';
import {
  AreaField,
  DecimalField,
  FieldMessagesContext,
  SelectField,
  TextField,
  useChoices,
} from '../../../lib/form-fields.tsx';
import { useFormats } from '../../../lib/formats.ts';
import type { FieldMessages } from '../../../lib/forms.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { Grid, Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-cards.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import {
  copyOf,
  formOf,
  inputOf,
  PROMOTION_FIELDS,
  promotionIssues,
  VAT_RATES,
  type OfferKind,
  type PromotionForm,
} from './promotion-form-rules.ts';
import { usePromotionCalls, type AdminPromotion, type PromotionRoom } from './use-promotions.ts';

const TEXTS: FieldMessages = {
  endBeforeStart: msg({ id: 'adminOffers.endBeforeStart', message: 'The last day is before the first.' }),
  pastDate: msg({ id: 'adminOffers.past', message: 'This day has passed. Choose today or later.' }),
  tooFar: msg({ id: 'adminOffers.tooFar', message: 'Two years ahead at most.' }),
  discountOrPrice: msg({ id: 'adminOffers.discountOrPrice', message: 'A discount or a price, not both.' }),
};
const RENAMED = { priceCents: 'price' } as const;
const KINDS: readonly OfferKind[] = ['discount', 'price', 'extra'];

type PromotionDialogProps = {
  /** Null = a new one. */
  promotion: AdminPromotion | null;
  /** What a new one begins with; its days are to be chosen. */
  copied: AdminPromotion | null;
  venues: PromotionRoom['venues'];
  /** @param saved whether something has changed. */
  onClose: (saved: boolean) => void;
};

/** Where a promotion is written. It opens as it comes, and is made anew for each. */
export function PromotionDialog({ promotion, copied, venues, onClose }: PromotionDialogProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const { save, saving } = usePromotionCalls();
  const rules = useCallback(
    (values: PromotionForm) => promotionIssues(values, { today, endedBefore: promotion?.endsOn ?? null }),
    [promotion, today],
  );
  const { form, failure, submit } = useSentForm({
    initial: copied ? copyOf(copied, today) : formOf(promotion, venues.length === 1 ? venues[0]!.id : '', today),
    fields: PROMOTION_FIELDS,
    rules,
    send: (values: PromotionForm) => save(inputOf(values, promotion)),
    onDone: () => onClose(true),
    renamed: RENAMED,
  });
  return (
    <Dialog
      dialog={{ open: true, onClose: () => onClose(false) }}
      title={
        promotion
          ? t({ id: 'adminOffers.edit', message: 'Edit the offer' })
          : t({ id: 'adminOffers.create', message: 'New offer' })
      }
    >
      <FieldMessagesContext value={TEXTS}>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => (saving ? event.preventDefault() : void submit(event))}>
            <Stack gap="5">
              <SelectField name="venueId" label={t({ id: 'adminOffers.venue', message: 'Venue' })}>
                <option value="">{t({ id: 'adminOffers.chooseVenue', message: 'Choose a venue' })}</option>
                {venues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField
                name="title"
                label={t({ id: 'adminOffers.titleField', message: 'Title' })}
                help={t({ id: 'adminOffers.titleHelp', message: 'In a few words: “The calm before the snow”.' })}
                maxLength={PROMOTION.title}
              />
              <AreaField
                name="text"
                label={t({ id: 'adminOffers.text', message: 'What it includes' })}
                max={PROMOTION.text}
                rows={4}
              />
              <KindFields />
              <Grid gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
                <TextField
                  name="startsOn"
                  type="date"
                  label={t({ id: 'adminOffers.startsOn', message: 'First day' })}
                />
                <TextField name="endsOn" type="date" label={t({ id: 'adminOffers.endsOn', message: 'Last day' })} />
              </Grid>
              {failure && (
                <SendFailure
                  code={failure.code}
                  wait={failure.wait}
                  title={t({ id: 'adminOffers.notSaved', message: 'The offer could not be saved' })}
                  texts={{
                    PLAN_LIMIT_REACHED: t({
                      id: 'adminOffers.limitReached',
                      message: 'Your plan allows no more offers. Wait for one to end, or choose another plan.',
                    }),
                    CONFLICT: t({
                      id: 'adminOffers.conflict',
                      message:
                        'This offer was changed elsewhere in the meantime. Close it, then open it again to see the current version.',
                    }),
                  }}
                />
              )}
              <Row justifyContent="flex-end" gap="3">
                <Button onClick={() => onClose(false)}>{t({ id: 'profile.cancel', message: 'Cancel' })}</Button>
                <Button type="submit" look="solid" busy={saving}>
                  <Trans id="adminOffers.save">Save the offer</Trans>
                </Button>
              </Row>
            </Stack>
          </form>
        </FormProvider>
      </FieldMessagesContext>
    </Dialog>
  );
}

/** A discount, a price or something extra, and the figure that belongs to it. */
function KindFields() {
  const { t } = useLingui();
  const { decimal } = useFormats();
  const kind = useWatch<PromotionForm, 'kind'>({ name: 'kind' });
  const choice = useChoices('kind', KINDS);
  const labels: Record<OfferKind, string> = {
    discount: t({ id: 'adminOffers.discount', message: 'A discount' }),
    price: t({ id: 'adminOffers.price', message: 'A price' }),
    extra: t({ id: 'adminOffers.extra', message: 'Something extra' }),
  };
  return (
    <Stack gap="4">
      <FieldSet legend={t({ id: 'adminOffers.kind', message: 'What you offer' })}>
        <Grid gap="2" gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}>
          {KINDS.map((each) => (
            <ChoiceCard key={each} type="radio" {...choice(each)}>
              {labels[each]}
            </ChoiceCard>
          ))}
        </Grid>
      </FieldSet>
      {kind === 'discount' && (
        <TextField
          name="discountPercent"
          inputMode="numeric"
          label={t({ id: 'adminOffers.percent', message: 'Discount, in per cent' })}
          maxWidth="xs"
        />
      )}
      {kind === 'price' && (
        <Grid gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <DecimalField
            name="price"
            label={t({ id: 'adminOffers.amount', message: 'Price per person, in euros excl. VAT' })}
          />
          <SelectField name="vatPercent" label={t({ id: 'adminOffers.vat', message: 'VAT rate' })}>
            {VAT_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {`${decimal(Number(rate))}\u00a0%`}
              </option>
            ))}
          </SelectField>
        </Grid>
      )}
    </Stack>
  );
}
