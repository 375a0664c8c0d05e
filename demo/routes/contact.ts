import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactInput,
  type ContactProblems,
  checkContact,
  MESSAGE_MAX_LENGTH,
  readContactField,
} from '#demo/model/contactForm.ts';
import { windowTiles } from '#demo/model/demoProducts.ts';
import { contactOf } from '#demo/model/helpAnswers.ts';
import type { ContactContent } from '#demo/model/pageContent.ts';
import { VISITOR_LIFETIME_MS } from '#mocks/services/visitorDocument.ts';
import { adoptPostedSite } from '#server/http/visitor.ts';
import { MAX_ATTACHMENT_KB } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { type AttachableFile, addAttachments, type RefusedFile } from '#src/lib/forms/attachments.ts';
import { toLine } from '#src/lib/toLine.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';

/** Maximum number of files listed in the response; more abort the post. */
const MAX_FILES = 20;
const MAX_FILE_BYTES = MAX_ATTACHMENT_KB * 1_000 + 1;
/** As file systems allow. */
const MAX_FILE_NAME_LENGTH = 255;
/** How much of a file is kept for its check, in bytes. */
const START_BYTES = 8;
const MAX_FIELDS = 10;

/** Messages to the customer service. Files are checked and dropped; only their names, types and sizes are stored. */
interface ContactMessage extends ContactInput {
  sentAt: string;
  attachments: { name: string; type: string; size: number }[];
}
const messagesKey = (visitor: string) => `contact:${visitor}`;
const MAX_STORED_MESSAGES = 20;

interface PostedContact {
  entry: ContactInput;
  /** Names, types and sizes of accepted files; of a refused message's, which are not read, only the names. */
  files: ContactMessage['attachments'];
  refused: RefusedFile[];
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

/** Reads a file to its end and keeps its start only, so that an upload of any size takes the same memory. */
async function inspect({ file, filename, mimetype }: MultipartFile, index: number): Promise<AttachableFile> {
  let start = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (start.length < START_BYTES) start = Buffer.concat([start, chunk.subarray(0, START_BYTES)]);
  }
  return {
    name: toLine(filename, MAX_FILE_NAME_LENGTH),
    type: mimetype,
    size,
    // A form contains no times: files with the same name and size are different ones.
    lastModified: index,
    slice: (from, to) => new Blob([start.subarray(from, to)]),
  };
}

/** The texts of a posted form, each truncated to its limit, and what is known of its files. */
async function readPosted(request: FastifyRequest, isRefused: boolean): Promise<PostedContact> {
  const files: AttachableFile[] = [];
  const unread: PostedContact['files'] = [];
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of readParts(request)) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      if (isRefused) {
        part.file.resume();
        const name = toLine(part.filename, MAX_FILE_NAME_LENGTH);
        // They have to be attached again, too.
        if (name !== '') unread.push({ name, type: '', size: 0 });
        continue;
      }
      const file = await inspect(part, files.length);
      // A form without files sends one empty file without a name.
      if (file.name !== '' || file.size > 0) files.push(file);
    }
  } catch (error) {
    // Too many parts: the rest is not read, and the surplus files are refused.
    if ((error as { statusCode?: number }).statusCode !== 413) throw error;
  }
  request.body = { csrf: fields.csrf, site: fields.site };
  adoptPostedSite(request);
  const textOf = (field: ContactField) => {
    const value = fields[field];
    return typeof value === 'string' ? readContactField(field, value) : '';
  };
  const entry = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(field)]));
  const { files: accepted, refused } = await addAttachments([], files);
  return {
    entry: entry as unknown as ContactInput,
    files: [...accepted.map(({ name, type, size }) => ({ name, type, size })), ...unread],
    refused,
  };
}

const toRow = (
  site: SiteCode,
  answer?: ContactContent['answer'],
  files: readonly { name: string }[] = [],
) => ({
  content: {
    kind: 'contact' as const,
    ...contactOf(site),
    ...(answer && { answer }),
    ...(files.length > 0 && { lostFiles: files.map(({ name }) => name) }),
  } satisfies ContactContent,
  isIndexed: true,
});

/** The customer form of the contact page, with its attachments. */
export function registerContact(app: FastifyInstance, services: PageServices): void {
  const form: ServerForm<PostedContact, ContactProblems, { sentTo: string }> = {
    name: 'contact',
    limit: 'contact',
    isOnce: true,
    read: readPosted,
    keep: ({ entry, files }) => ({ entry, files, refused: [] }),
    check: ({ entry, refused }) => ({
      ...checkContact(entry),
      ...(refused.length > 0 && { attachments: refused }),
    }),
    act: async ({ entry, files }, request) => {
      await services.store.change<ContactMessage[], void>(messagesKey(request.visitor), (messages = []) => ({
        document: [{ ...entry, sentAt: new Date().toISOString(), attachments: files }, ...messages].slice(
          0,
          MAX_STORED_MESSAGES,
        ),
        value: undefined,
        expiresInMs: VISITOR_LIFETIME_MS,
      }));
      return { done: { sentTo: entry.customerEmail.trim() } };
    },
    toRow: ({ site }, { entry, ...answer }) => {
      const { content, ...row } = toRow(
        site,
        { ...answer, ...(entry && { entry: entry.entry }) },
        entry?.files,
      );
      return { ...row, content: { ...content, ...(answer.done && { tiles: windowTiles(site) }) } };
    },
  };
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
    scope.get(LINKS.contact, async (request, reply) =>
      answerWithPage(
        request,
        reply,
        services,
        (await readAnswerRow(form, request, services)) ?? toRow(request.site),
      ),
    );
    scope.post(LINKS.contact, { bodyLimit: MAX_FILES * MAX_FILE_BYTES }, (request, reply) =>
      request.isMultipart()
        ? postForm(form, request, reply, services)
        : answerWithPage(request, reply, services, toRow(request.site, { failure: 'outdated' }), 415),
    );
  });
}
