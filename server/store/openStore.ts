import { type Config, ConfigError } from '#server/config/config.ts';
import { withDeadline } from './deadline.ts';
import { openRedisStore } from './redisStore.ts';
import type { ServerStore } from './serverStore.ts';
import { openSqliteStore } from './sqliteStore.ts';

/** Opens the configured store: Redis by `STORE_URL`, else the embedded file in `DATA_DIR`. */
export async function openStore(
  config: Pick<Config, 'storeUrl' | 'dataDir'>,
  onError: (error: Error) => void,
  deadlineMs: number,
): Promise<ServerStore> {
  if (config.storeUrl) return withDeadline(await openRedisStore(config.storeUrl, onError), deadlineMs);
  try {
    return withDeadline(openSqliteStore(config.dataDir, onError), deadlineMs);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`DATA_DIR must be a folder that can be written to (${message}).`);
  }
}
