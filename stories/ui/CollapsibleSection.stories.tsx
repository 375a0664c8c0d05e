import preview from '#.storybook/preview.tsx';
import { CollapsibleSection } from '#src/ui/CollapsibleSection/CollapsibleSection.tsx';
import { CreditCardIcon, ReturnIcon, TruckIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';

const meta = preview.meta({
  title: 'UI/Collapsible section',
  component: CollapsibleSection,
  args: { title: 'Bezahlen', children: null },
  argTypes: { children: { control: false }, icon: { control: false } },
  render: (args) => (
    <div
      data-vitrine="sample"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
        columnGap: '2rem',
      }}
    >
      <CollapsibleSection {...args} icon={<CreditCardIcon />}>
        <ul>
          <li>
            <Link variant="quiet" href="/payment">
              Zahlungsarten
            </Link>
          </li>
          <li>
            <Link variant="quiet" href="/giftcard">
              Geschenkkarte
            </Link>
          </li>
        </ul>
      </CollapsibleSection>
      <CollapsibleSection title="Lieferung" icon={<TruckIcon />}>
        <p>Ab 20 € versandkostenfrei.</p>
      </CollapsibleSection>
      <CollapsibleSection title="Rückgabe und Reklamation" icon={<ReturnIcon />}>
        <p>30 Tage, kostenlos.</p>
      </CollapsibleSection>
    </div>
  ),
});

/** FTR-01: a shopper on a wide screen sees every section open, and nothing to press. */
export const Default = meta.story({});

/** FTR-01: a shopper on a phone sees titles and opens what they look for; it works without JavaScript. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
