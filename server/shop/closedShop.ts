import type { MockShop } from '#mocks/world.ts';
import { type EndpointName, endpoints } from '#src/api/endpoints.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** A shop in which every service is down. */
export const closedShop = Object.fromEntries(
  names.map((name) => [name, async () => ({ kind: 'answer', status: 503 })]),
) as unknown as MockShop;
