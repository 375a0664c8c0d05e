import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { scenarioCookies } from '#mocks/scenarios/scenarioCookies.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { readQuery } from '#server/http/visitor.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import {
  deskAddress,
  deskGroups,
  deskPresets,
  deskSettings,
  readSituation,
  shopAddress,
} from './deskSituation.ts';
import { answerWithPage, type PageServices, rememberSite } from './page.ts';

/** The scenario panel (BEY-03). */
export function registerDesk(app: FastifyInstance, services: PageServices): void {
  app.get('/demo', async (request, reply) => {
    const asked = readQuery(request, 'scenario');
    const { known, unknown } = parseScenarios(asked ?? request.cookies[COOKIES.scenario] ?? '');
    const isRefused = asked !== undefined && unknown.length > 0;
    const situation = readSituation(request, isRefused ? request.scenarios : known);
    if (asked !== undefined && !isRefused) await setScenarios(request, reply, services, known);
    const to = readQuery(request, 'to');
    if (to !== undefined && !isRefused) {
      rememberSite(request, reply);
      return reply.header('Cache-Control', 'no-store').redirect(shopAddress(situation, to), 303);
    }
    const { origin } = request;
    return answerWithPage(
      request,
      reply,
      services,
      {
        content: {
          kind: 'desk',
          presets: deskPresets(situation),
          groups: deskGroups(situation),
          active: deskSettings(situation),
          // Unknown names in a cookie are ignored. Those in a link are a mistake of its author, and are listed.
          unknown: isRefused ? unknown : [],
          shop: shopAddress(situation),
          shared: {
            desk: origin + deskAddress(situation),
            shop: origin + deskAddress(situation, '/'),
          },
        },
      },
      isRefused ? 400 : 200,
    );
  });
}

const REFILL_BUDGET_MS = 500;

/** Puts scenarios into force, with the cookies that belong to them; those of scenarios that end are taken back. */
async function setScenarios(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop }: PageServices,
  names: readonly string[],
): Promise<void> {
  const before = scenarioCookies(request.scenarios).map(({ name }) => name);
  const now = scenarioCookies(names);
  for (const name of before) {
    if (!now.some((cookie) => cookie.name === name))
      setCookie(request, reply, name, '', { maxAgeSeconds: 0 });
  }
  for (const { name, value, ...options } of now) setCookie(request, reply, name, value, options);
  setCookie(request, reply, COOKIES.scenario, names.join(','), {
    maxAgeSeconds: names.length > 0 ? REMEMBER_SECONDS : 0,
  });
  // A scenario fills the cart once. Reading it without any first lets one that is set again fill it again.
  request.scenarios = [];
  await shop.clientFor(request, AbortSignal.timeout(REFILL_BUDGET_MS)).readCart({});
  request.scenarios = names;
}
