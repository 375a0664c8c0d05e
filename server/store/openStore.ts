import type { Config } from '#server/config.ts';
import { openRedisStore } from './redisStore.ts';
import type { ServerStore } from './serverStore.ts';
import { openSqliteStore } from './sqliteStore.ts';

/** The store the configuration asks for: Redis by `STORE_URL`, else the embedded file in `DATA_DIR`. */
export async function openStore(
  config: Pick<Config, 'storeUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<ServerStore> {
  return config.storeUrl ? openRedisStore(config.storeUrl, onError) : openSqliteStore(config.dataDir);
}
