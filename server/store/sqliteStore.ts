import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { createDocumentTexts } from './documentText.ts';
import { PING_KEY, type ServerStore } from './serverStore.ts';

/** How long a write waits for another process's lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;
/** How long a readiness check waits for the lock, in milliseconds. */
const PING_TIMEOUT_MS = 500;
/** Delay between write attempts, in milliseconds. */
const BUSY_PAUSE_MS = 20;

/** How often expired and excess documents are deleted, in milliseconds and in writes. */
const SWEEP_INTERVAL_MS = 60_000;
const SWEEP_INTERVAL_WRITES = 500;
/** Maximum documents deleted per sweep, to keep writes short: more than were added since the last one. */
const SWEEP_DOCUMENTS = 2 * SWEEP_INTERVAL_WRITES;

/** Documents with a longer remaining lifetime may be deleted early if the file is full, in milliseconds. */
const SHORT_LIFETIME_MS = 24 * 3_600_000;

/** Size limit of the file, in bytes. At the limit, the store deletes the documents with the oldest change. */
const MAX_BYTES = 1_000_000_000;

/** SQLITE_BUSY: another connection is writing. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Creates a folder and its parents. Node's own recursion never ends where the system refuses folders, as in `/proc`. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error;
  }
}

function createTable(database: DatabaseSync): void {
  // WAL allows reads during a write; NORMAL then survives a killed process, which is the demo's guarantee.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA mmap_size = 67108864;
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS documents (
      key TEXT PRIMARY KEY, value TEXT NOT NULL, changed_at INTEGER NOT NULL, expires_at INTEGER
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX IF NOT EXISTS documents_expiry ON documents (expires_at) WHERE expires_at IS NOT NULL;
    COMMIT;
    PRAGMA busy_timeout = 0;
  `);
}

/**
 * Prepares the file for use. Another process may be doing the same: SQLite does not wait for the lock while it changes the
 * journal mode, so this waits and tries again. It blocks, because the server does not listen yet.
 */
function prepareFile(database: DatabaseSync): void {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      createTable(database);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      if (database.isTransaction) database.exec('ROLLBACK');
      Atomics.wait(pause, 0, 0, BUSY_PAUSE_MS);
    }
  }
}

/**
 * The embedded store: one SQLite file, `vitrine.sqlite`, in a folder that is created if it is missing.
 *
 * Reads are prepared statements in memory-mapped pages. Each write is one immediate transaction, so that two processes
 * on one file cannot lose each other's changes. SQLite itself never waits for a lock, because that would block
 * the process. A write that finds the file locked retries after a timer.
 *
 * Anonymous visitors can create documents, so its size is limited. At the limit, the store deletes documents that expire
 * soonest, and keeps those that live for minutes only, such as rate-limit counters.
 */
export function openSqliteStore(
  folder: string,
  onError: (error: Error) => void,
  maxBytes = MAX_BYTES,
): ServerStore {
  createFolder(folder);
  const database = new DatabaseSync(path.join(folder, 'vitrine.sqlite'), { timeout: BUSY_TIMEOUT_MS });
  prepareFile(database);
  const texts = createDocumentTexts(onError);
  const select = database.prepare(
    'SELECT value FROM documents WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const upsert = database.prepare(`
    INSERT INTO documents (key, value, changed_at, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET
      value = excluded.value, changed_at = excluded.changed_at, expires_at = excluded.expires_at
  `);
  const remove = database.prepare('DELETE FROM documents WHERE key = ?');
  const sweep = database.prepare(`
    DELETE FROM documents WHERE key IN (
      SELECT key FROM documents WHERE expires_at > ? AND expires_at <= ? ORDER BY expires_at LIMIT ${SWEEP_DOCUMENTS}
    )
  `);
  const measure = database.prepare(`
    SELECT (page_count - freelist_count) * page_size AS bytes
    FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()
  `);

  let sweptAt = 0;
  let writes = 0;
  const sweepSometimes = (now: number) => {
    writes += 1;
    if (writes < SWEEP_INTERVAL_WRITES && now - sweptAt < SWEEP_INTERVAL_MS) return;
    writes = 0;
    sweptAt = now;
    sweep.run(0, now);
    if (Number(measure.get()?.bytes) > maxBytes) sweep.run(now + SHORT_LIFETIME_MS, Number.MAX_SAFE_INTEGER);
  };

  const readNow = <Document>(key: string): Document | undefined => {
    const row = select.get(key, Date.now());
    return row && texts.decode<Document>(key, row.value as string);
  };

  /** Runs a function in one immediate transaction, as soon as no other process writes. */
  async function transaction<Value>(work: () => Value, timeoutMs = BUSY_TIMEOUT_MS): Promise<Value> {
    for (const since = performance.now(); ; await wait(BUSY_PAUSE_MS)) {
      try {
        database.exec('BEGIN IMMEDIATE');
        break;
      } catch (error) {
        if (!isBusy(error) || performance.now() - since > timeoutMs) throw error;
      }
    }
    try {
      const value = work();
      database.exec('COMMIT');
      return value;
    } catch (error) {
      // On a full disk, SQLite may have rolled back already.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  const write = (key: string, document: unknown, now: number, expiresInMs?: number) =>
    upsert.run(key, texts.encode(document), now, expiresInMs === undefined ? null : now + expiresInMs);

  return {
    read: async (key) => readNow(key),

    change: (key, change) =>
      transaction(() => {
        const { document, value, expiresInMs } = change(readNow(key));
        const now = Date.now();
        if (document === undefined) remove.run(key);
        else write(key, document, now, expiresInMs);
        sweepSometimes(now);
        return value;
      }),

    ping: () => transaction(() => void write(PING_KEY, Date.now(), Date.now()), PING_TIMEOUT_MS),

    close: async () => database.close(),
  };
}
