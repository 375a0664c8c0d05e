import * as z from 'zod/mini';
import { type EndpointName, endpoints } from '#src/api/endpoints.ts';
import * as cart from '#src/schemas/cart.ts';
import * as navigation from '#src/schemas/navigation.ts';
import * as newsletter from '#src/schemas/newsletter.ts';
import * as preview from '#src/schemas/preview.ts';
import * as search from '#src/schemas/search.ts';
import * as themeWorld from '#src/schemas/themeWorld.ts';

/** A schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

/** Entities that the document defines once and references everywhere else. */
const ENTITIES: Record<string, z.ZodMiniType> = {
  AbTest: preview.abTest,
  Article: cart.article,
  Cart: cart.cart,
  CartCommand: cart.cartCommand,
  CartRefusal: cart.cartRefusal,
  Dimension: cart.dimension,
  FreeArticle: cart.freeArticle,
  GiftCard: cart.giftCard,
  NavigationNode: navigation.navigationNode,
  NavigationTeaser: navigation.navigationTeaser,
  NewsletterProblem: newsletter.newsletterProblem,
  PartnerProduct: cart.partnerProduct,
  PreviewStatus: preview.previewResponse,
  ArticlePrice: cart.articlePrice,
  PriceSummary: cart.priceSummary,
  Subscriber: newsletter.subscriber,
  Subscription: cart.subscription,
  SuggestedProduct: search.suggestedProduct,
  ThemeWorld: themeWorld.themeWorld,
};

/** The error body of services without their own error schema. */
const Failure = z.object({ error: z.string() });

const REFERENCE = '#/components/schemas/';

type Part = 'request' | 'response' | 'failure' | 'query' | 'params';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function registerAll() {
  const registry = z.registry<{ id: string }>();
  const add = (id: string, schema: z.ZodMiniType | undefined) => {
    if (schema && !registry.has(schema)) registry.add(schema, { id });
  };
  for (const [name, schema] of Object.entries({ ...ENTITIES, Failure })) add(name, schema);
  for (const [name, endpoint] of Object.entries(endpoints) as [
    string,
    Partial<Record<Part, z.ZodMiniType>>,
  ][]) {
    add(`${capital(name)}Request`, endpoint.request);
    add(`${capital(name)}Response`, endpoint.response);
    add(`${capital(name)}Failure`, endpoint.failure);
  }
  return registry;
}

const registry = registerAll();

const OPTIONS = {
  // The wire format, before the library parses it.
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) => {
    // Fallbacks for invalid parts are internal: no service sends them.
    if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
  },
} as const;

/** All named schemas, for `components`. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri: (id) => REFERENCE + id });
  return Object.fromEntries(
    Object.entries(schemas)
      .map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as JsonSchema] as const)
      .sort(([left], [right]) => left.localeCompare(right)),
  );
}

/** A named schema, or `undefined` if a call has no such part. */
export function reference(
  name: EndpointName,
  part: 'request' | 'response' | 'failure',
): JsonSchema | undefined {
  const schema = (endpoints[name] as Partial<Record<Part, z.ZodMiniType>>)[part];
  const id = schema && registry.get(schema)?.id;
  return id === undefined ? undefined : { $ref: REFERENCE + id };
}

/** A call's error body, in the schema of its service. */
export const failureReference = (name: EndpointName): JsonSchema => {
  if (endpoints[name].service === 'PREVIEW') return { $ref: `${REFERENCE}PreviewStatus` };
  if (endpoints[name].service === 'NEWSLETTER') return { $ref: `${REFERENCE}NewsletterProblem` };
  return reference(name, 'failure') ?? { $ref: `${REFERENCE}Failure` };
};

/** Parameters of a call by name, with whether they are required. */
export function parameters(
  name: EndpointName,
  part: 'query' | 'params',
): { name: string; isRequired: boolean; schema: JsonSchema }[] {
  const schema = (endpoints[name] as Partial<Record<Part, z.ZodMiniType>>)[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, OPTIONS) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([key, value]) => ({
    name: key,
    isRequired: part === 'params' || required.includes(key),
    schema: value,
  }));
}
