import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CONTACT_FIELDS,
  type ContactEntry,
  type ContactField,
  checkContact,
  MESSAGE_MAX_LENGTH,
  readContactField,
} from '#demo/model/contactForm.ts';
import type { ContactContent } from '#demo/model/pageContent.ts';
import { VISITOR_LIFETIME_MS } from '#mocks/services/visitorDocument.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken, isSameOrigin } from '#server/http/session.ts';
import { MAX_ATTACHMENT_KB, MAX_ATTACHMENTS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { addAttachments } from '#src/lib/forms/attachments.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** Maximum number of files listed in the response; more abort the post. Only the allowed number is read into memory. */
const MAX_FILES = 20;
const MAX_FILE_BYTES = MAX_ATTACHMENT_KB * 1_000 + 1;
const MAX_FIELDS = 10;

/** Messages to the customer service. Files are checked and dropped; only their names, types and sizes are stored. */
interface ContactMessage extends ContactEntry {
  sentAt: string;
  attachments: { name: string; type: string; size: number }[];
}
const messagesKey = (visitor: string) => `contact:${visitor}`;
const MAX_STORED_MESSAGES = 20;

interface PostedContact {
  entry: ContactEntry;
  files: File[];
  /** Names of files beyond the allowed number, which are not read. */
  surplus: string[];
  /** The post exceeded a limit, so the rest was not read. */
  isTruncated: boolean;
}

/** A truncated form or one without a boundary: the parser's own errors have no status. */
const malformedForm = (cause: unknown) =>
  Object.assign(new Error('The form is malformed.', { cause }), { statusCode: 400 });

/** The parts of a posted form; an incomplete one is a bad request. */
async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === undefined ? malformedForm(error) : error;
  }
}

/** Texts and files of a posted form, each truncated to its limit. */
async function readPosted(request: FastifyRequest): Promise<PostedContact> {
  const files: File[] = [];
  const surplus: string[] = [];
  const fields: Record<string, unknown> = {};
  let isTruncated = false;
  try {
    for await (const part of readParts(request)) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      if (files.length >= MAX_ATTACHMENTS) {
        surplus.push(part.filename);
        part.file.resume();
        continue;
      }
      const bytes = await part.toBuffer();
      // A form without files sends one empty file without a name.
      if (part.filename === '' && bytes.length === 0) continue;
      files.push(new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }));
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 413) throw error;
    isTruncated = true;
  }
  request.body = { csrf: fields.csrf };
  const textOf = (field: ContactField) => {
    const value = fields[field];
    return typeof value === 'string' ? readContactField(field, value) : '';
  };
  const entry = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(field)]));
  return { entry: entry as unknown as ContactEntry, files, surplus, isTruncated };
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
        fields: MAX_FIELDS,
        files: MAX_FILES,
        fileSize: MAX_FILE_BYTES,
        parts: MAX_FIELDS + MAX_FILES,
      },
    });
    scope.get(LINKS.contact, (request, reply) => answer(request, reply, {}));
    scope.post(LINKS.contact, { bodyLimit: MAX_FILES * MAX_FILE_BYTES }, async (request, reply) => {
      if (!request.isMultipart()) return answer(request, reply, { hasFailed: true }, 415);
      // Before the body is read; the token is part of it.
      if (!isSameOrigin(request)) return answer(request, reply, { hasFailed: true }, 403);
      const waitSeconds = await services.limiter.count('contact', request);
      if (waitSeconds > 0)
        return answer(request, setRetryAfter(reply, waitSeconds), { hasFailed: true }, 429);
      const { entry, files, surplus, isTruncated } = await readPosted(request);
      if (!hasCsrfToken(request)) return answer(request, reply, { entry, hasFailed: true }, 403);
      const { files: attachments, refused } = await addAttachments([], files);
      refused.push(...surplus.map((name) => ({ name, reason: 'tooMany' as const })));
      if (isTruncated) return answer(request, reply, { entry, refused, hasFailed: true }, 413);
      const problems = checkContact(entry);
      if (Object.keys(problems).length > 0 || refused.length > 0)
        return answer(request, reply, { entry, problems, refused }, 422);
      await services.store.change<ContactMessage[], void>(messagesKey(request.visitor), (messages = []) => ({
        document: [
          {
            ...entry,
            sentAt: new Date().toISOString(),
            attachments: attachments.map(({ name, type, size }) => ({ name, type, size })),
          },
          ...messages,
        ].slice(0, MAX_STORED_MESSAGES),
        value: undefined,
        expiresInMs: VISITOR_LIFETIME_MS,
      }));
      return answer(request, reply, { sentTo: entry.customerEmail.trim() });
    });
  });
}
