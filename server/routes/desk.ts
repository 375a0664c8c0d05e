import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { scenarioCookies } from '#mocks/scenarios/scenarioCookies.ts';
import { SCENARIOS, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { readOutbox } from '#mocks/services/newsletter.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/cookies.ts';
import { readQuery } from '#server/plugins/visitor.ts';
import { type DeskChoice, type DeskGroup, type MailView, PLATFORMS } from '#server/render/pageState.ts';
import { LOCALE_CODES, LOCALES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { confirmLink, renderMail } from './newsletter.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** Which group of the desk a scenario belongs to, by how its name begins. */
const GROUP_OF: readonly [beginning: string, group: DeskGroup][] = [
  ['cart-', 'cart'],
  ['visitor-', 'visitor'],
  ['promotion-', 'promotion'],
  ['newsletter-', 'newsletter'],
  ['suggestions-', 'search'],
  ['navigation-', 'search'],
  ['staff', 'staff'],
  ['preview-', 'staff'],
];
const groupOf = (name: string): DeskGroup =>
  GROUP_OF.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'faults';

/** Header settings that a link of the desk opens the home page with. */
const HEADER_LINKS = [
  'reduced=true',
  'sticky=false',
  'useminicart=false',
  'showsecurehint=false',
  'showPromotionBanner=false',
  'onetrustenabled=true',
  'search=overlay',
] as const;

const deskLink = (names: readonly string[]) => `/demo?scenario=${names.map(encodeURIComponent).join(',')}`;

/** All names a scenario can be set by: itself, or one for each example of its parameter. */
const namesOf = (scenario: Scenario): string[] =>
  scenario.parameter
    ? scenario.parameter.examples.map((example) => `${scenario.name}:${example}`)
    : [scenario.name];

/** Of names that answer the same question only one can be in force: the cart's filling, who the visitor is, … */
function toggled(active: readonly string[], name: string): string[] {
  if (active.includes(name)) return active.filter((each) => each !== name);
  const [kind = ''] = name.split(':');
  const isSameKind = (each: string) =>
    each.split(':')[0] === kind || (kind.startsWith('visitor-') && each.startsWith('visitor-'));
  return [...active.filter((each) => !isSameKind(each)), name];
}

function scenarioChoices(active: readonly string[], group: DeskGroup): DeskChoice[] {
  return SCENARIOS.filter(({ name }) => groupOf(name) === group).flatMap((scenario: Scenario) =>
    namesOf(scenario).map((name) => ({
      label: name,
      description: scenario.description,
      href: deskLink(toggled(active, name)),
      isActive: active.includes(name),
    })),
  );
}

function toGroups(request: FastifyRequest, active: readonly string[]) {
  const scenarioGroups = ['visitor', 'cart', 'promotion', 'newsletter', 'search', 'staff', 'faults'] as const;
  const groups: Partial<Record<DeskGroup, DeskChoice[]>> = {
    site: SITE_CODES.map((code) => ({
      label: SITES[code].countryName,
      href: `/demo?site=${code}`,
      isActive: code === request.site,
    })),
    language: LOCALE_CODES.map((code) => ({
      label: LOCALES[code].name,
      href: `/?locale=${code}`,
      isActive: code === request.locale,
    })),
    platform: PLATFORMS.map((platform) => ({
      label: platform,
      href: `/?platform=${platform}`,
      isActive: false,
    })),
    header: HEADER_LINKS.map((setting) => ({ label: setting, href: `/?${setting}`, isActive: false })),
  };
  for (const group of scenarioGroups) groups[group] = scenarioChoices(active, group);
  return groups;
}

/** The demo desk and the outbox (BFF-06, BEY-03). */
export function registerDesk(app: FastifyInstance, services: PageServices): void {
  app.get('/demo', async (request, reply) => {
    const asked = readQuery(request, 'scenario');
    const { known, unknown } = parseScenarios(asked ?? request.cookies[COOKIES.scenario] ?? '');
    const isRefused = asked !== undefined && unknown.length > 0;
    const active = isRefused ? request.scenarios : known;
    if (asked !== undefined && !isRefused) await setScenarios(request, reply, services, known);
    return answerWithPage(
      request,
      reply,
      services,
      {
        content: {
          kind: 'desk',
          groups: toGroups(request, active),
          active,
          // A cookie's unknown names are ignored; a link's are somebody's mistake, and said.
          unknown: isRefused ? unknown : [],
        },
      },
      isRefused ? 400 : 200,
    );
  });

  app.get('/demo/outbox', async (request, reply) => {
    const mails = await Promise.all(
      (await readOutbox(services.store)).map(async (mail): Promise<MailView> => {
        const { id, kind, to, sentAt, locale } = mail;
        const { subject } = await renderMail(request, services, mail);
        const href = confirmLink(request, mail);
        return { id, kind, to, sentAt, locale, subject, ...(href && { href }) };
      }),
    );
    // The links in it are keys.
    reply.header('Referrer-Policy', 'no-referrer');
    return answerWithPage(request, reply, services, { content: { kind: 'outbox', mails } });
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
