import * as z from 'zod';
import { SITE_CODES } from '#src/config/sites.ts';
import { EMULATED_VISITORS } from '#src/schemas/preview.ts';

const MAX_NAME_LENGTH = 200;
/** Maximum length of a page's path and query, in characters. */
export const MAX_PATH_LENGTH = 2_000;

const name = z.string().min(1).max(MAX_NAME_LENGTH);

/** The claims of a signed preview address. */
export const sharedClaims = z.object({
  /** The id of a link that can be revoked; a frame of the comparison has none. */
  id: z.string().max(MAX_NAME_LENGTH).optional(),
  dateTime: z.iso.datetime().optional(),
  abTestName: name.optional(),
  abTestGroup: name.optional(),
  visitor: z.enum(EMULATED_VISITORS).optional(),
  site: z.enum(SITE_CODES),
  /** The page that the link opens. */
  path: z.string().startsWith('/').max(MAX_PATH_LENGTH),
  expiresAt: z.iso.datetime(),
});
export type SharedClaims = z.infer<typeof sharedClaims>;

/** A link that shows a colleague a preview without a log-in. */
export type SharedLink = SharedClaims & { id: string };
