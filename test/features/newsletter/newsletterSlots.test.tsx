import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterSlots,
} from '#src/features/newsletter/index.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

const SLOTS: NewsletterSlots = {
  fields: ({ original, enteredValues }) => (
    <>
      {original}
      <TextField
        name="branch"
        label="Lieblingsfiliale"
        defaultValue={enteredValues('branch')[0] ?? ''}
        rules={[({ value }) => value !== 'Mars' || 'Dort haben wir keine Filiale.']}
      />
    </>
  ),
  footnotes: ({ original, showsVoucherNote }) => (
    <>
      {original}
      <p>{`Nur für Neukunden${showsVoucherNote ? ' mit Gutschein' : ''}.`}</p>
    </>
  ),
};

const show = (options: RenderWithShopOptions = {}, props: Partial<NewsletterFormProps> = {}) =>
  renderWithShop(<NewsletterForm origin="page" slots={SLOTS} {...props} />, options);
const email = () => screen.getByRole('textbox', { name: /E-Mail/ });
const branch = () => screen.getByRole('textbox', { name: 'Lieblingsfiliale' });
const submit = () => document.querySelector<HTMLButtonElement>('form [type="submit"]') as HTMLButtonElement;

it('BEY-15: an own field is validated with the form, and its value is handed over with the sign-up', async () => {
  const onSuccessfulSubmit = vi.fn<NonNullable<NewsletterFormProps['onSuccessfulSubmit']>>();
  const { user } = await show({}, { onSuccessfulSubmit });
  await user.type(email(), 'kim@example.com');
  await user.type(branch(), 'Mars');
  await user.click(submit());
  expect(branch()).toHaveAccessibleDescription('Dort haben wir keine Filiale.');
  expect(branch()).toHaveFocus();
  expect(onSuccessfulSubmit).not.toHaveBeenCalled();
  await user.clear(branch());
  await user.type(branch(), 'Altona');
  await user.click(submit());
  await waitFor(() => expect(onSuccessfulSubmit).toHaveBeenCalledOnce());
  expect(
    onSuccessfulSubmit.mock.calls.map(([{ email, formData }]) => [email, formData.get('branch')]),
  ).toEqual([['kim@example.com', 'Altona']]);
});

it('BEY-15: an own field keeps its value when the shop refuses the sign-up', async () => {
  const { user } = await show({ scenario: 'newsletter-error' });
  await user.type(email(), 'kim@example.com');
  await user.type(branch(), 'Altona');
  await user.click(submit());
  await waitFor(() => expect(document.querySelector('[data-code="ERROR_GENERIC"]')).not.toBeNull());
  expect(branch()).toHaveValue('Altona');
});

it('BEY-15: own fields follow the names, own footnotes the library’s', async () => {
  await show({ site: 'AT' }, { showsVoucherNote: false });
  const names = document.querySelector('[name="lastName"]') as Element;
  expect(names.compareDocumentPosition(branch())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const note = screen.getByText('Nur für Neukunden.');
  expect(screen.getByText(/^\* /).compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
