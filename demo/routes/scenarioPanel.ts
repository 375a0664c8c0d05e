import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { effectOf, parseScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { scenarioCookies } from '#mocks/scenarios/scenarioCookies.ts';
import { restartScenarioSession } from '#mocks/services/staffSession.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { isNavigation } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { answerWithPage, type PageServices, rememberSite } from './page.ts';
import {
  panelAddress,
  panelGroups,
  panelPresets,
  panelSettings,
  readSituation,
  shopAddress,
} from './panelSituation.ts';
import { redirect } from './redirect.ts';

export function registerScenarioPanel(app: FastifyInstance, services: PageServices): void {
  app.get('/demo', async (request, reply) => {
    const requested = readQuery(request, 'scenario');
    const { known, unknown } = parseScenarios(requested ?? request.cookies[COOKIES.scenario] ?? '');
    const isRefused = requested !== undefined && unknown.length > 0;
    const situation = readSituation(request, isRefused ? request.scenarios : known);
    const isChange = requested !== undefined && !isRefused && isNavigation(request);
    if (isChange) await setScenarios(request, reply, services, known);
    const to = readQuery(request, 'to');
    // The panel's own address sets nothing, so that a reload or Back does not fill the cart again.
    if (isChange || (to !== undefined && !isRefused)) {
      rememberSite(request, reply);
      return redirect(reply, shopAddress(situation, to ?? '/demo'));
    }
    const { origin } = request;
    return answerWithPage(
      request,
      reply,
      services,
      {
        content: {
          kind: 'scenarioPanel',
          presets: panelPresets(situation),
          groups: panelGroups(situation),
          active: panelSettings(situation),
          // Unknown names in a cookie are ignored; in a link they are an author's mistake and are listed.
          unknown: isRefused ? unknown : [],
          shop: shopAddress(situation),
          shared: {
            panel: origin + panelAddress(situation),
            shop: origin + panelAddress(situation, '/'),
          },
        },
      },
      isRefused ? 400 : 200,
    );
  });
}

const REFILL_BUDGET_MS = 500;

/** Activates scenarios and sets their cookies; removes the cookies of scenarios that end. */
async function setScenarios(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop, store }: PageServices,
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
  if (effectOf(names).isStaff) await restartScenarioSession(request.visitor, store);
  // A scenario fills the cart once. Reading the cart without scenarios first lets a re-activated one fill it again.
  request.scenarios = [];
  await shop.clientFor(request, AbortSignal.timeout(REFILL_BUDGET_MS)).readCart({});
  request.scenarios = names;
}
