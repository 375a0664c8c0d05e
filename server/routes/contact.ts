import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sayWhen } from '#server/plugins/rateLimit.ts';
import { hasCsrfToken, isSameOrigin } from '#server/plugins/session.ts';
import type { ContactContent } from '#server/render/pageState.ts';
import {
  CONTACT_FIELDS,
  type ContactEntry,
  checkContact,
  MESSAGE_MAX_LENGTH,
} from '#server/shop/contactForm.ts';
import { MAX_ATTACHMENT_KB, MAX_ATTACHMENTS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { addAttachments } from '#src/lib/attachments.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** One file more than allowed is read, so that it can be refused by its name. */
const MAX_FILES = MAX_ATTACHMENTS + 1;
const MAX_FILE_BYTES = MAX_ATTACHMENT_KB * 1_000 + 1;

/** Messages to the customer service; files are looked at and let go, only what they were is kept. */
interface ContactMessage extends ContactEntry {
  sentAt: string;
  attachments: { name: string; type: string; size: number }[];
}
const messagesKey = (visitor: string) => `contact:${visitor}`;
const KEPT_MESSAGES = 20;

interface PostedContact {
  entry: ContactEntry;
  files: File[];
}

/** Texts and files of a posted form, each cut at its limit. */
async function readPosted(request: FastifyRequest): Promise<PostedContact> {
  const entry: ContactEntry = { customerFirstName: '', customerLastName: '', customerEmail: '', message: '' };
  const files: File[] = [];
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    // A form without files sends one that has neither name nor content.
    if (part.filename === '' && bytes.length === 0) continue;
    files.push(new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }));
  }
  for (const field of CONTACT_FIELDS) {
    const value = fields[field];
    if (typeof value === 'string') entry[field] = value;
  }
  request.body = { csrf: fields.csrf };
  return { entry, files };
}

/** The customer form of the contact page, with its attachments (INP-11). */
export function registerContact(app: FastifyInstance, services: PageServices): void {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    content: Omit<ContactContent, 'kind'>,
    status = 200,
  ) =>
    answerWithPage(
      request,
      reply,
      services,
      { content: { kind: 'contact', ...content }, isIndexed: true },
      status,
    );

  app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        fieldSize: MESSAGE_MAX_LENGTH * 4,
        fields: 10,
        files: MAX_FILES,
        fileSize: MAX_FILE_BYTES,
        parts: 10 + MAX_FILES,
      },
    });
    scope.get(LINKS.contact, (request, reply) => answer(request, reply, {}));
    scope.post(LINKS.contact, { bodyLimit: MAX_FILES * MAX_FILE_BYTES }, async (request, reply) => {
      if (!request.isMultipart()) return answer(request, reply, { hasFailed: true }, 415);
      // Twenty megabytes are only read for those who may send them; the token is among them.
      if (!isSameOrigin(request)) return answer(request, reply, { hasFailed: true }, 403);
      const waitSeconds = await services.limiter.count('contact', request);
      if (waitSeconds > 0) return answer(request, sayWhen(reply, waitSeconds), { hasFailed: true }, 429);
      const { entry, files } = await readPosted(request);
      if (!hasCsrfToken(request)) return answer(request, reply, { entry, hasFailed: true }, 403);
      const problems = checkContact(entry);
      const { files: attachments, refused } = await addAttachments([], files);
      if (Object.keys(problems).length > 0 || refused.length > 0)
        return answer(request, reply, { entry, problems, refused: refused.slice(0, MAX_FILES) }, 422);
      await services.store.change<ContactMessage[], void>(messagesKey(request.visitor), (messages = []) => ({
        document: [
          {
            ...entry,
            sentAt: new Date().toISOString(),
            attachments: attachments.map(({ name, type, size }) => ({ name, type, size })),
          },
          ...messages,
        ].slice(0, KEPT_MESSAGES),
        value: undefined,
      }));
      return answer(request, reply, { sentTo: entry.customerEmail.trim() });
    });
  });
}
