import { createClient } from 'redis';
import type { Change } from '#mocks/world.ts';
import { createDocumentTexts } from './documentText.ts';
import { createQueues } from './queues.ts';
import { PING_KEY, type ServerStore } from './serverStore.ts';

/** The prefix of every key, so that the store can share a Redis with others. */
const PREFIX = 'vitrine:';

/** Timeout of a command, including reconnecting, in milliseconds. */
const COMMAND_TIMEOUT_MS = 2_000;

/** Maximum delay between reconnection attempts, in milliseconds. */
const MAX_RECONNECT_PAUSE_MS = 2_000;

/** Maximum attempts to change a document that other instances change concurrently. */
const MAX_TRIES = 100;

/**
 * Writes ARGV[2] if the key still has the value ARGV[1]. An empty text means "no document".
 * ARGV[3] is the document's lifetime in milliseconds; empty means that it does not expire. Redis runs a script
 * atomically.
 */
const SWAP = `
  local now = redis.call('GET', KEYS[1]) or ''
  if now ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then redis.call('DEL', KEYS[1])
  elseif ARGV[3] == '' then redis.call('SET', KEYS[1], ARGV[2])
  else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
  return 1
`;

/**
 * The shared store: several servers on one Redis or Valkey see each other's carts.
 *
 * A change is computed here and written only if the document is still unchanged (compare and swap); otherwise it is
 * computed again, so no update is lost. Changes of one document within this server are queued.
 *
 * @param url `redis://…` or `rediss://…`
 * @param onError is called on lost connections; the client reconnects automatically
 */
export async function openRedisStore(url: string, onError: (error: Error) => void): Promise<ServerStore> {
  const client = createClient({
    url,
    // Without a connection a command fails immediately, so that pages do not wait.
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: {
      connectTimeout: COMMAND_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_PAUSE_MS),
    },
  });
  client.on('error', onError);
  // A server may start before its Redis: it then serves pages, /readyz reports that it is not ready, and it recovers.
  const connected = client.connect().catch(onError);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, COMMAND_TIMEOUT_MS).unref())]);

  const inLine = createQueues();
  const texts = createDocumentTexts(onError);
  /** The text of a document, or an empty one. */
  const readText = async (key: string): Promise<string> => {
    try {
      return (await client.get(PREFIX + key)) ?? '';
    } catch (error) {
      if (!String(error).includes('WRONGTYPE')) throw error;
      // Another program has written something else than a text: damaged as well.
      await client.del(PREFIX + key);
      texts.decode(key, '');
      return '';
    }
  };
  const decode = <Document>(key: string, text: string) =>
    text === '' ? undefined : texts.decode<Document>(key, text);
  return {
    read: async <Document>(key: string) => decode<Document>(key, await readText(key)),

    change: <Document, Value>(
      key: string,
      change: (document: Document | undefined) => Change<Document, Value>,
    ) =>
      inLine(key, async () => {
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const before = await readText(key);
          const { document, value, expiresInMs } = change(decode<Document>(key, before));
          const after = document === undefined ? '' : texts.encode(document);
          if (after === before) return value;
          const swapped = await client.eval(SWAP, {
            keys: [PREFIX + key],
            arguments: [before, after, expiresInMs === undefined ? '' : String(expiresInMs)],
          });
          if (swapped === 1) return value;
        }
        throw new Error(`The document ${key} was changed by others ${MAX_TRIES} times in a row.`);
      }),

    ping: async () => void (await client.set(PREFIX + PING_KEY, String(Date.now()))),

    close: async () => client.destroy(),
  };
}
