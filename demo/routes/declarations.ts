import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  checkDeclaration,
  type DeclarationAnswer,
  type DeclarationInput,
  type DeclarationProblems,
  type DeclarationReceipt,
  hasConfirmation,
  readDeclaration,
} from '#demo/model/declarationForm.ts';
import { contactOf } from '#demo/model/helpAnswers.ts';
import { DECLARATION_NAMES, type DeclarationName } from '#demo/model/topics.ts';
import { createToken } from '#mocks/secrets.ts';
import { type OutboxMail, sendMail } from '#mocks/services/outbox.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import type { PageRow } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';

interface Posted {
  entry: DeclarationInput;
  /** The button that was pressed: the statement, its confirmation, or the way back to its values. */
  step: 'state' | 'confirm' | 'change';
}

/**
 * Withdrawal and cancellation, required by law on EU sites. The page is a content page of the country; this
 * route handles its form. No number of attempts refuses a declaration.
 */
export function registerDeclarations(app: FastifyInstance, services: PageServices): void {
  for (const name of DECLARATION_NAMES) {
    const form = declarationForm(name, services);
    for (const path of new Set(SITE_CODES.flatMap((site) => SITES[site].links[name] ?? []))) {
      app.get(path, async (request, reply) => {
        const row = (await readAnswerRow(form, request, services)) ?? {
          ...toRow(request, name),
          isIndexed: true,
        };
        return answerWithPage(request, reply, services, row);
      });
      app.post(path, (request, reply) => postForm(form, request, reply, services));
    }
  }
}

const toRow = ({ site }: FastifyRequest, name: DeclarationName, answer?: DeclarationAnswer): PageRow => ({
  content: {
    kind: 'topic',
    topic: 'content',
    name,
    ...contactOf(site),
    ...(answer && { answer }),
    tiles: [],
  },
});

function declarationForm(
  name: DeclarationName,
  services: PageServices,
): ServerForm<Posted, DeclarationProblems, NonNullable<DeclarationAnswer['done']>> {
  return {
    name,
    isOnce: true,
    read: ({ body }) => {
      const { step } = (body ?? {}) as Record<string, unknown>;
      return {
        entry: readDeclaration(name, body),
        step: step === 'confirm' || step === 'change' ? step : 'state',
      };
    },
    check: ({ entry, step }) => (step === 'change' ? null : checkDeclaration(entry)),
    act: async ({ entry, step }, request) => {
      if (step === 'change') return { again: true };
      if (hasConfirmation(name) && step !== 'confirm') return { done: { toConfirm: entry } };
      return { done: await receive(name, entry, request, services) };
    },
    toRow: (request, { entry, ...answer }) =>
      toRow(request, name, { ...answer, ...(entry && { entry: entry.entry }) }),
  };
}

/** Receives a declaration and sends the receipt with its content, date and time. */
async function receive(
  declaration: DeclarationName,
  entry: DeclarationInput,
  request: FastifyRequest,
  { store, limiter }: PageServices,
): Promise<DeclarationReceipt> {
  const { site, locale } = request;
  const now = new Date();
  const receivedAt = now.toISOString();
  const mail: OutboxMail = {
    kind: 'declaration-receipt',
    id: createToken().slice(0, 16),
    to: entry.email ?? '',
    site,
    locale,
    sentAt: receivedAt,
    declaration,
    entry: { ...entry },
  };
  // The mail has the sender's own words, and the address can belong to another person.
  const isWithinLimit = (await limiter.count('contact', request)) === 0;
  const isMailed = isWithinLimit && (await sendMail(store, mail, now));
  return { entry, receivedAt, isMailed };
}
