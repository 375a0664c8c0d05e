import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FLEETING_MS, FLEETING_PREFIX, type ServerStore } from './serverStore.ts';

/** How long another process may hold the file before a write gives up, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * The embedded store: one SQLite file, `vitrine.sqlite` in a folder that is made when it is missing.
 *
 * Reads are prepared statements in memory-mapped pages, writes are one immediate transaction each, so that two
 * processes on one file cannot lose each other's change (BFF-02).
 */
export function openSqliteStore(folder: string): ServerStore {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'vitrine.sqlite'), { timeout: BUSY_TIMEOUT_MS });
  // WAL lets readers go on while one writes; NORMAL then survives a killed process, which is what the demo promises.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA mmap_size = 67108864;
    CREATE TABLE IF NOT EXISTS documents (
      key TEXT PRIMARY KEY, value TEXT NOT NULL, changed_at INTEGER NOT NULL
    ) WITHOUT ROWID, STRICT;
  `);
  const select = database.prepare('SELECT value FROM documents WHERE key = ?');
  const upsert = database.prepare(`
    INSERT INTO documents (key, value, changed_at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
  `);
  const remove = database.prepare('DELETE FROM documents WHERE key = ?');

  const sweep = database.prepare('DELETE FROM documents WHERE key >= ? AND key < ? AND changed_at < ?');
  // The prefix ends in a colon; the sign after it is the first that no fleeting key begins with.
  const afterPrefix = `${FLEETING_PREFIX.slice(0, -1)};`;
  let sweptAt = 0;
  const sweepSometimes = () => {
    const now = Date.now();
    if (now - sweptAt < FLEETING_MS) return;
    sweptAt = now;
    sweep.run(FLEETING_PREFIX, afterPrefix, now - FLEETING_MS);
  };

  const readNow = <Document>(key: string): Document | undefined => {
    const row = select.get(key);
    return row && (JSON.parse(row.value as string) as Document);
  };

  return {
    read: async (key) => readNow(key),

    change: async (key, change) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const { document, value } = change(readNow(key));
        if (document === undefined) remove.run(key);
        else upsert.run(key, JSON.stringify(document), Date.now());
        if (key.startsWith(FLEETING_PREFIX)) sweepSometimes();
        database.exec('COMMIT');
        return value;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },

    ping: async () => void select.get(''),

    close: async () => database.close(),
  };
}
