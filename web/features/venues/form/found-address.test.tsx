import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { FoundAddress } from './found-address.tsx';
import { NOT_PLACED, type PositionForm, type VenueForm } from './venue-form.ts';
import { positionForm } from './venue-input.ts';
import { AddressPositionDocument } from './venue-form.gen.ts';

const FOUND = { latitude: 45.7606, longitude: 4.8357, label: '10 Rue de la République 69002 Lyon' };
const BY_HAND = { latitude: '45,75', longitude: '4,85' };
const PUT = { name: 'Placer le repère à cette adresse' };

let known: typeof FOUND | null;
let asked: unknown[];
beforeEach(() => {
  known = FOUND;
  asked = [];
  server.use(
    api.query(AddressPositionDocument, ({ variables }) => {
      asked.push(variables);
      return { addressPosition: known && { ...known } };
    }),
  );
});

async function show({
  position = NOT_PLACED,
  findsAddresses = true,
}: {
  position?: PositionForm;
  findsAddresses?: boolean;
}) {
  function Shown() {
    const form = useForm<VenueForm>({
      defaultValues: { address: '', commune: { code: '69382', name: 'Lyon 2e', centre: null }, position } as VenueForm,
    });
    return (
      <FormProvider {...form}>
        <FoundAddress>
          <input aria-label="Rue" {...form.register('address')} />
        </FoundAddress>
        <button type="button">Ailleurs</button>
        <output aria-label="Repère">{JSON.stringify(useWatch({ control: form.control, name: 'position' }))}</output>
      </FormProvider>
    );
  }
  const page = await renderWithApp(<Shown />, { info: { findsAddresses } });
  const type = async (address: string) => {
    await page.user.type(screen.getByRole('textbox', { name: 'Rue' }), address);
    await page.user.click(screen.getByRole('button', { name: 'Ailleurs' }));
  };
  return { ...page, type, position: () => JSON.parse(screen.getByLabelText('Repère').textContent) as PositionForm };
}

it('puts the marker to an address that was typed, and says what was found', async () => {
  const { type, position } = await show({});
  await type('10 rue de la République');
  expect(await screen.findByText(/^Adresse trouvée\s: 10 Rue de la République 69002 Lyon/)).toBeDefined();
  expect(position()).toEqual(positionForm(FOUND));
  expect(asked).toEqual([{ address: '10 rue de la République', communeCode: '69382' }]);
});

it('leaves a marker that was placed by hand, until it is asked to move it', async () => {
  const { type, position, user } = await show({ position: BY_HAND });
  await type('10 rue de la République');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', PUT));
  await waitFor(() => expect(position()).toEqual(positionForm(FOUND)));
});

it('says what was not found, and leaves the marker to the owner', async () => {
  known = null;
  const { type, position } = await show({});
  await type('99 rue Nulle');
  expect(await screen.findByText(/99 rue Nulle.* n’a pas été trouvée/)).toBeDefined();
  expect(position()).toEqual(NOT_PLACED);
});

it('asks nobody where the site looks no addresses up', async () => {
  const { type } = await show({ findsAddresses: false });
  await type('10 rue de la République');
  expect(screen.queryByRole('button', PUT)).toBeNull();
  expect(asked).toEqual([]);
});
