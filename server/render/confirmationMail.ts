import type { Text } from '#src/i18n/siteIntl.ts';

/** A mail as it is sent: one text in two forms, for programs that show HTML and for those that do not. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** What the mail says beside its words. */
export interface MailFacts {
  /** Names the mail's language for the program that reads it aloud. */
  locale: string;
  brand: string;
  /** What the link is for: an address that gets the newsletter already is not asked again. */
  kind: 'newsletter-confirm' | 'newsletter-known';
  /** Without a first name the greeting has no name: a family name alone is no greeting. */
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Name and address of the sender, line by line, and the imprint's whole address. */
  sender: { lines: readonly string[]; imprint: string };
  /** The whole address of the confirmation link. */
  link?: string | undefined;
  /** How long the link works. */
  validDays: number;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

// Mail programs know no style sheets to speak of: tables and attributes it is, in colours that also work when a
// program turns them dark.
const FONT = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#2b211b`;
const SMALL = `margin:0 0 12px;${FONT};font-size:13px;line-height:20px;color:#5f5249`;

const paragraph = (words: string, style = PARAGRAPH) => `<p style="${style}">${words}</p>`;

/** The mail of the double opt-in, in the words of its language (BFF-06). It asks for a confirmation and advertises nothing. */
export function renderNewsletterMail(facts: MailFacts, text: Text): RenderedMail {
  const { locale, brand, kind, firstName, lastName, sender, link, validDays } = facts;
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const greeting = firstName
    ? text('newsletter.mail.greeting_name', { firstName, fullName })
    : text('newsletter.mail.greeting');
  const isKnown = kind === 'newsletter-known' || !link;
  const subject = isKnown ? text('newsletter.mail.known_subject') : text('newsletter.mail.subject');
  const body = isKnown ? text('newsletter.mail.known_text') : text('newsletter.mail.text');
  const expiry = text('newsletter.mail.expiry', { days: validDays });
  const ignore = text('newsletter.mail.ignore');
  const button = text('newsletter.mail.button');
  const fallback = text('newsletter.mail.fallback');
  const preheader = isKnown ? body : text('newsletter.mail.preheader');

  const imprint = text('page.content.imprint.title');
  const signature = [...sender.lines, `${imprint}: ${sender.imprint}`].join('\n');
  const plain = isKnown
    ? [greeting, body, signature]
    : [greeting, body, `${button}\n${link}`, expiry, ignore, signature];

  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f2ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f2ea">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border-radius:12px">
<tr><td style="padding:28px 32px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="font-family:Fraunces,Georgia,serif;font-size:24px;color:#6b4028">${escapeHtml(brand)}</td>
</tr></table></td></tr>
<tr><td style="padding:20px 32px 12px">
<h1 style="margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-weight:normal;font-size:26px;line-height:32px;text-wrap:balance;color:#2b211b">${escapeHtml(subject)}</h1>
${paragraph(escapeHtml(greeting))}
${paragraph(escapeHtml(body))}
${
  isKnown
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:#2f2620"><a href="${escapeHtml(link)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:bold;color:#fffdf9;text-decoration:none">${escapeHtml(button)}</a></td></tr></table>
${paragraph(escapeHtml(expiry), SMALL)}
${paragraph(`${escapeHtml(fallback)}<br><a href="${escapeHtml(link)}" style="color:#6b4028;word-break:break-all">${escapeHtml(link)}</a>`, SMALL)}
${paragraph(escapeHtml(ignore), SMALL)}`
}
</td></tr>
<tr><td style="padding:0 32px 20px">
${paragraph(`${sender.lines.map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(sender.imprint)}" style="color:#6b4028">${escapeHtml(imprint)}</a>`, SMALL)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return { subject, html, text: `${plain.join('\n\n')}\n` };
}
