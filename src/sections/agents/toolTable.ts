import * as z from 'zod/mini';
import { endpoints } from '#src/api/endpoints.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '#src/config/limits.ts';
import { STORE_TERM_MAX_LENGTH } from '#src/lib/storeSearchHref.ts';
import type { BrowserTool, ToolAnnotations } from './modelContext.ts';

// What an agent is told about the tools. Every text here is ours and constant: no text of the shop describes a tool.

interface ToolRow {
  title: string;
  description: string;
  input: z.ZodMiniType<object>;
  /** The call of the shop that the tool makes; without one it opens a page. */
  call: keyof typeof endpoints | null;
  /** The tool always asks the person. */
  alwaysAsks?: true;
}

const [{ shape: command }] = endpoints.changeCart.request.def.options;
const { quantity, productId, tcm } = command.setArticle.shape;
const { q } = endpoints.readSuggestions.query.shape;
const pieces = quantity.check(z.minimum(1));
const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema =>
  schema.check(z.describe(description));
const line = described(z.string().check(z.regex(/^line-\d{1,6}$/)), 'The line, as read_cart names it.');

/** The tools, in the order in which an agent needs them. Inputs are the shapes of the shop's calls. */
export const TOOLS = {
  search_products: {
    title: 'Search products',
    description:
      'Searches the shop for products and returns up to ten with id, name, price and page. Use the id with add_to_cart.',
    input: z.strictObject({
      q: described(
        q.check(z.minLength(SEARCH_MIN_LENGTH), z.maxLength(SEARCH_MAX_LENGTH)),
        'What to look for, in the language of the shop.',
      ),
    }),
    call: 'readSuggestions',
  },
  read_cart: {
    title: 'Read the cart',
    description:
      'Returns the lines of the shopping cart with quantities and prices, and its sums: articles, vouchers, shipping, and in the row final the amount to pay, if the shop has computed it.',
    input: z.strictObject({}),
    call: 'readCart',
  },
  add_to_cart: {
    title: 'Add to cart',
    description:
      'Adds a product to the shopping cart. Nothing is ordered or paid. If the product has several variants, the result lists them: ask the person, then call again with tcm.',
    input: z.strictObject({
      productId: described(productId.check(z.maxLength(64)), 'The id of the product.'),
      tcm: described(z.optional(tcm.check(z.maxLength(64))), 'The variant, if the product has several.'),
      quantity: described(z._default(pieces, 1), 'How many pieces to add.'),
    }),
    call: 'changeCart',
  },
  change_quantity: {
    title: 'Change a quantity',
    description: 'Sets how many pieces a line of the cart has. To remove the line, use remove_from_cart.',
    input: z.strictObject({ line, quantity: described(pieces, 'The new number of pieces.') }),
    call: 'changeCart',
  },
  remove_from_cart: {
    title: 'Remove from cart',
    description: 'Removes a line from the cart. undo_removal puts it back.',
    input: z.strictObject({ line }),
    call: 'changeCart',
  },
  undo_removal: {
    title: 'Undo a removal',
    description: 'Puts a removed line back into the cart, with the quantity that it had.',
    input: z.strictObject({ line }),
    call: 'changeCart',
  },
  find_stores: {
    title: 'Find stores',
    description:
      'Opens the page with the stores near a postcode or town. The person is asked first, because the shop learns the place.',
    input: z.strictObject({
      place: described(
        z.string().check(z.minLength(1), z.maxLength(STORE_TERM_MAX_LENGTH)),
        'A postcode or town in the country of the shop.',
      ),
    }),
    call: null,
    alwaysAsks: true,
  },
  change_country: {
    title: 'Change the country',
    description:
      'Opens this page in the shop of another country, with its own prices and its own cart. The person is asked first.',
    input: z.strictObject({
      country: described(
        z.string().check(z.minLength(1), z.maxLength(40)),
        'The code of the shop, such as AT. CH is Switzerland in German, CH_FR in French.',
      ),
    }),
    call: null,
    alwaysAsks: true,
  },
} as const satisfies Record<string, ToolRow>;

/** A tool that an agent can use. */
export type AgentToolName = keyof typeof TOOLS;

export type ToolInput<Name extends AgentToolName> = z.output<(typeof TOOLS)[Name]['input']>;

const NAMES = Object.keys(TOOLS) as AgentToolName[];

export const isCartWrite = (name: AgentToolName): boolean => TOOLS[name].call === 'changeCart';

function annotationsOf(name: AgentToolName, isAsked: boolean): ToolAnnotations {
  const { call } = TOOLS[name];
  return {
    readOnlyHint: call !== null && endpoints[call].method === 'GET',
    // Every response contains names that others have written.
    untrustedContentHint: call !== null,
    consequentialHint: isAsked,
  };
}

export type RunTool = (
  name: AgentToolName,
  input: unknown,
  signal: AbortSignal | undefined,
) => Promise<object>;

/** The tools for a browser. @param asksBefore tools that ask the person, in addition to those that always do */
export function toBrowserTools(
  run: RunTool,
  { without, asksBefore }: { without: readonly AgentToolName[]; asksBefore: readonly AgentToolName[] },
): BrowserTool[] {
  return NAMES.filter((name) => !without.includes(name)).map((name) => {
    const { title, description, input } = TOOLS[name];
    const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
    return {
      name,
      title,
      description,
      inputSchema,
      annotations: annotationsOf(name, 'alwaysAsks' in TOOLS[name] || asksBefore.includes(name)),
      execute: (given, options) => run(name, given, options?.signal),
    };
  });
}
