import { domainToASCII } from 'node:url';
import type { RenderedMail } from './composeMail.ts';

/** The data of a mail's header. */
export interface Envelope {
  from: { name: string; address: string };
  to: string;
  /** ISO 8601. */
  sentAt: string;
  /** A unique id of this mail. */
  id: string;
}

const LINE_LENGTH = 76;

const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const wrapped = (base64: string) => base64.replace(new RegExp(`.{${LINE_LENGTH}}`, 'g'), '$&\r\n');

/** Maximum bytes of text in an encoded word (RFC 2047), which has at most 75 characters in total. */
const WORD_BYTES = 45;

/** Encodes non-ASCII header text, split at character boundaries (RFC 2047). */
function encodeWords(text: string): string {
  const pieces: string[] = [''];
  for (const sign of text) {
    const longer = `${pieces.at(-1)}${sign}`;
    if (Buffer.byteLength(longer) > WORD_BYTES) pieces.push(sign);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces.map((piece) => `=?UTF-8?B?${toBase64(piece)}?=`).join('\r\n ');
}

/** Removes line breaks, which could inject headers, and other control characters. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** An address whose domain is ASCII. A local part that is not needs a server with SMTPUTF8. */
function toHeaderAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

const part = (type: string, text: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(toBase64(text))}\r\n`;

/**
 * A mail in wire format (RFC 5322): its header with the one-click unsubscription (RFC 8058), then plain text and HTML as
 * alternatives.
 */
export function toMimeMessage({ from, to, sentAt, id }: Envelope, mail: RenderedMail): string {
  const boundary = `part-${id}`;
  const header = {
    From: `${encodeWords(from.name)} <${from.address}>`,
    To: toHeaderAddress(oneLine(to)),
    Subject: encodeWords(oneLine(mail.subject)),
    Date: new Date(sentAt).toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${id}@${from.address.split('@')[1]}>`,
    ...mail.headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  };
  const lines = Object.entries(header).map(([name, value]) => `${name}: ${value}\r\n`);
  const parts = [part('text/plain', mail.text), part('text/html', mail.html)];
  return `${lines.join('')}\r\n${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`;
}
