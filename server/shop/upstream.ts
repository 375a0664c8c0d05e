import { Pool } from 'undici';

/** Longest wait for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000;

/** Largest answer the server reads for a page, in bytes. */
const MAX_ANSWER_BYTES = 5_000_000;

/** An upstream's address in its two parts. */
export interface UpstreamAddress {
  origin: string;
  /** Before every path; empty for most. */
  basePath: string;
}

export function splitUpstream(address: string): UpstreamAddress {
  const { origin, pathname } = new URL(address);
  return { origin, basePath: pathname === '/' ? '' : pathname };
}

/** Connections to real shops for the server's own questions, one pool an origin. */
export interface UpstreamPools {
  /** Asks for a text; throws for a connection that fails, an answer that is too large and a signal that aborts. */
  ask(upstream: string, path: string, init: AskOptions): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

interface UpstreamAnswer {
  status: number;
  text: string;
  /** `Set-Cookie` lines as they came. */
  cookies: readonly string[];
}

interface AskOptions {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

export function createUpstreamPools(): UpstreamPools {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string) => {
    const pool = pools.get(origin) ?? new Pool(origin, { connect: { timeout: CONNECT_TIMEOUT_MS } });
    pools.set(origin, pool);
    return pool;
  };
  return {
    ask: async (upstream, path, { method, headers, body, signal }) => {
      const { origin, basePath } = splitUpstream(upstream);
      // The global fetch would halve what this server can do; a pool keeps its connections.
      const answer = await poolOf(origin).request({
        method: method as 'GET',
        path: basePath + path,
        headers,
        body: body ?? null,
        signal: signal ?? null,
      });
      const parts: Buffer[] = [];
      let size = 0;
      for await (const part of answer.body) {
        size += part.length;
        if (size > MAX_ANSWER_BYTES)
          throw new Error(`${path} answered with more than ${MAX_ANSWER_BYTES} bytes.`);
        parts.push(part);
      }
      return {
        status: answer.statusCode,
        text: Buffer.concat(parts).toString('utf8'),
        cookies: [answer.headers['set-cookie'] ?? []].flat(),
      };
    },
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.destroy()))),
  };
}
