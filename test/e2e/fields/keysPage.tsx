import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShopApi } from '#src/api/shopApi.ts';
import { CartVoucherForm } from '#src/features/mini-cart/panel/CartVoucherForm.tsx';
import type { CartCommands } from '#src/features/mini-cart/store/cartCommands.ts';
import type { CartError } from '#src/features/mini-cart/store/useCart.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { languages } from '#src/i18n/messages.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import type { FormErrors } from '#src/ui/Form/formRules.ts';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';
import { EVERY_FIELD } from './everyField.tsx';
import { messages, showPage } from './showPage.tsx';

// Every field in a form of its own, which refuses each submit: its field keeps the focus and shows an error.

interface Shown {
  brand: string;
  isPolish: boolean;
}

declare global {
  interface Window {
    /** Renders the page with data that arrived late, or in another language. */
    show(change: Partial<Shown>): void;
  }
}

/** A shop that never answers. */
const silent = new Proxy({} as ShopApi, { get: () => () => new Promise(() => {}) });
const polish = await languages['pl-PL'].load();

/** The names of the controls that a field has in place of its own name. */
const CONTROLS: Record<string, readonly string[]> = {
  born: ['born-day', 'born-month', 'born-year'],
  tel: ['tel-code', 'tel'],
};

function RefusingForm({ name, children }: { name: string; children: ReactNode }) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [count, setCount] = useState(0);
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
        setErrors(Object.fromEntries((CONTROLS[name] ?? [name]).map((each) => [each, `No ${count}`])));
      }}
    >
      {children}
      <Button type="submit">Senden</Button>
    </Form>
  );
}

function Quantity() {
  const [value, setValue] = useState(1);
  return (
    <>
      <QuantityField
        label="Anzahl"
        decreaseLabel="Weniger"
        increaseLabel="Mehr"
        value={value}
        maxValue={999}
        onChange={setValue}
      />
      <input type="hidden" name="quantity" value={value} />
    </>
  );
}

function Voucher() {
  const [id, setId] = useState(0);
  const commands = { pauseError: () => {}, dismissError: () => setId(0) };
  const redeem = async () => {
    setId(1);
    return false;
  };
  return (
    <CartVoucherForm
      error={id === 0 ? undefined : ({ id, code: 'WSAC_INVALID', message: 'invalid' } as CartError)}
      commands={{ ...commands, redeem } as unknown as CartCommands}
    />
  );
}

function Page() {
  const [{ brand, isPolish }, setShown] = useState<Shown>({ brand: 'Vitrine', isPolish: false });
  useEffect(() => {
    window.show = (change) => flushSync(() => setShown((current) => ({ ...current, ...change })));
  }, []);
  return (
    <VitrineProvider
      site="DE"
      locale={isPolish ? 'pl-PL' : 'de-DE'}
      messages={isPolish ? polish : messages}
      shop={silent}
      navigate={() => {}}
      settings={{ brand: { name: brand } }}
    >
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <h1>Fields</h1>
        {Object.entries(EVERY_FIELD).map(([name, field]) => (
          <RefusingForm key={name} name={name}>
            {field}
          </RefusingForm>
        ))}
        <RefusingForm name="quantity">
          <Quantity />
        </RefusingForm>
        <Voucher />
        <Search />
        <StoreFinder isOpen onOpenChange={() => {}} />
      </main>
    </VitrineProvider>
  );
}

showPage(<Page />);
