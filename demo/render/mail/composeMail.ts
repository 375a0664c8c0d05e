import type { Text } from '#src/i18n/siteIntl.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { joinFacts } from '#src/lib/joinFacts.ts';
import { toBody } from './mailBodies.ts';
import type { MailFacts } from './mailFacts.ts';
import { DARK_STYLES, LINK_LINES, link, logo, paragraph, SMALL, scene } from './mailParts.ts';

/** A mail's content as HTML and plain text. */
export interface RenderedMail {
  subject: string;
  /** The one-click unsubscription of mail programs (RFC 8058). */
  headers: { 'List-Unsubscribe'?: string; 'List-Unsubscribe-Post'?: string };
  html: string;
  text: string;
}

/**
 * Renders a mail in its language: HTML with inline styles, dark colours and no scripts, and plain text. Every mail of the
 * newsletter ends with the unsubscribe link, and that of an order with the withdrawal and the pages that apply to it.
 */
export function composeMail(facts: MailFacts, text: Text): RenderedMail {
  const { locale, brand, firstName, lastName, sender, links, pictures, order } = facts;
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const greeting = firstName
    ? text('newsletter.mail.greeting_name', { firstName, fullName })
    : text('newsletter.mail.greeting');
  const { subject, preheader, parts } = toBody(facts, text);

  const footerLinks = [
    { title: text('newsletter.preferences.link'), href: links.preferences },
    { title: text('newsletter.unsubscribe.title'), href: links.unsubscribe },
    { title: text('page.content.withdrawal.title'), href: order?.withdrawal },
    ...(order?.conditions ?? []),
    { title: text('page.content.imprint.title'), href: sender.imprint },
  ].flatMap(({ title, href }) => (href ? [{ words: title, href }] : []));
  const plain = [
    greeting,
    ...parts.map((part) => part.text),
    [
      ...sender.lines,
      ...footerLinks.map(({ words, href }) => text('ui.labelled', { label: words, value: href })),
    ].join('\n'),
  ];

  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body style="margin:0;padding:0;background:#f7f2ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f2ea">
<tr><td align="center" style="padding:32px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border-radius:12px">
${pictures.scene ? `<tr><td>${scene(pictures.scene)}</td></tr>\n` : ''}<tr><td style="padding:24px 20px 0">${logo(brand, pictures.logo)}</td></tr>
<tr><td style="padding:20px 20px 12px">
<h1 style="margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-weight:normal;font-size:26px;line-height:32px;text-wrap:balance;color:#2b211b">${escapeHtml(subject)}</h1>
${paragraph(escapeHtml(greeting))}
${parts.map((part) => part.html).join('\n')}
</td></tr>
<tr><td style="padding:0 20px 20px">
${paragraph(sender.lines.map(escapeHtml).join('<br>'), SMALL)}
${paragraph(joinFacts(footerLinks.map(({ words, href }) => link(words, href))), LINK_LINES)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return {
    subject,
    headers: links.unsubscribe
      ? {
          'List-Unsubscribe': `<${links.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    html,
    text: `${plain.join('\n\n')}\n`,
  };
}
