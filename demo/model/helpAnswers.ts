import { SITES, type SiteCode } from '#src/config/sites.ts';
import { phoneHref } from '#src/lib/safeHref.ts';
import { toFooter } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';

/** What the help page answers, by the icons of the footer's groups; countries have different ones for the same subject. */
const SUBJECTS: Readonly<Record<string, HelpAnswer['subject']>> = {
  easy_pay: 'payment',
  free_shipping: 'delivery',
  delivery_via_haulage_company: 'delivery',
  return_shipping: 'returns',
  thirty_day_return: 'returns',
  contact: 'contact',
};

/** An answer of the help page, in the country's language. */
export interface HelpAnswer {
  subject: 'payment' | 'delivery' | 'returns' | 'contact';
  heading: string;
  text?: string;
  /** Names of payments or carriers. */
  names: readonly string[];
  links: readonly { href: string; text: string }[];
}

/** How to reach the customer service. */
export interface HelpContact {
  heading: string;
  number: string;
  /** The address of the number, for devices that make calls. */
  href: string | null;
  hours: string;
  address: readonly string[];
}

const footerOf = (site: SiteCode) => toFooter(FOOTER_CONTENTS[site], null, SITES[site]);

/** A country's customer service, from its footer. */
export function contactOf(site: SiteCode): { contact?: HelpContact } {
  const { customerSupport } = footerOf(site);
  if (!customerSupport) return {};
  const { heading, phone, hours, address } = customerSupport;
  return { contact: { heading, number: phone.text, href: phoneHref(phone.url), hours, address } };
}

/** The answers of a country's help page, from its footer: delivery, returns, payment and contact. */
export function helpAnswers(site: SiteCode): { answers: readonly HelpAnswer[]; contact?: HelpContact } {
  const { teaser } = footerOf(site);
  const answers = teaser.groups.flatMap(({ heading, introductoryText, links, images }): HelpAnswer[] => {
    const subject = SUBJECTS[heading.iconName ?? ''];
    if (!subject) return [];
    return [
      {
        subject,
        heading: heading.link.text,
        ...(introductoryText && { text: introductoryText }),
        names: (images ?? []).flatMap(({ label }) => label ?? []),
        links: links.flatMap(({ link }) =>
          link.url === SITES[site].links.help ? [] : { href: link.url, text: link.text },
        ),
      },
    ];
  });
  return { answers, ...contactOf(site) };
}
