/**
 * Says what editors' lists are read from: a row for each entry of an installed type, published or not, made of the
 * store on the connection of the lists alone. Its words lie apart: whoever looks for none reads none. `found` is what
 * there is to say of it in view of all others, null before that is known, and
 * `seen` says of which state of its files each row was made.
 */
export const LISTED_TABLES = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE listed (
    uid TEXT PRIMARY KEY, type TEXT NOT NULL, title TEXT NOT NULL, state TEXT NOT NULL, at TEXT, updated_at TEXT,
    errors INTEGER NOT NULL, warnings INTEGER NOT NULL, found TEXT) WITHOUT ROWID;
  CREATE TEMP TABLE listed_words (uid TEXT PRIMARY KEY, folded TEXT NOT NULL, words TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX temp.listed_updated ON listed (updated_at DESC, title);
  CREATE INDEX temp.listed_type ON listed (type, updated_at DESC, title);
  CREATE INDEX temp.listed_state ON listed (state, updated_at DESC, title);
  CREATE INDEX temp.listed_errors ON listed (updated_at DESC, title) WHERE errors > 0;
  CREATE INDEX temp.listed_warnings ON listed (updated_at DESC, title) WHERE warnings > 0;
  CREATE INDEX temp.listed_unchecked ON listed (uid) WHERE found IS NULL;
  CREATE TEMP TABLE seen (
    folder TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, facts TEXT NOT NULL, PRIMARY KEY (folder, name))
    WITHOUT ROWID;
  CREATE TEMP TABLE stale (uid TEXT PRIMARY KEY) WITHOUT ROWID;`

/** Says what a row depends on beside the clock. */
const FACTS = "f.state || ' ' || f.hash || ' ' || f.code || ' ' || coalesce(length(f.reports), 0)"

/** Names the entries of files that are new, others than before, or gone. */
export const NOTE_STALE = `
  INSERT OR IGNORE INTO stale SELECT f.uid FROM file f LEFT JOIN seen s ON s.folder = f.folder AND s.name = f.name
    WHERE s.facts IS NOT ${FACTS};
  INSERT OR IGNORE INTO stale SELECT s.uid FROM seen s LEFT JOIN file f ON f.folder = s.folder AND f.name = s.name
    WHERE f.name IS NULL;`

/** The same for entries that the clock has published, or taken back: these alone have moments. */
export const NOTE_DUE =
  'INSERT OR IGNORE INTO stale SELECT f.uid FROM moment m CROSS JOIN file f ON f.folder = m.folder AND f.name = m.name;'

/** Takes rows out before they are made again. @param uids JSON list */
export const FORGET = [
  'DELETE FROM listed WHERE uid IN (SELECT value FROM json_each(?))',
  'DELETE FROM listed_words WHERE uid IN (SELECT value FROM json_each(?))',
  'DELETE FROM seen WHERE uid IN (SELECT value FROM json_each(?))',
  'DELETE FROM stale WHERE uid IN (SELECT value FROM json_each(?))',
] as const

/** Says what was found of entries that refer to others may be different now. */
export const RECHECK_REFERRERS = `UPDATE listed SET found = NULL WHERE found IS NOT NULL AND uid IN (
  SELECT r.from_uid FROM json_each(?) u CROSS JOIN preview_reference r ON r.to_uid = u.value)`

export const NOTE_SEEN = `INSERT OR REPLACE INTO seen SELECT f.folder, f.name, f.uid, ${FACTS} FROM json_each(?) u
  CROSS JOIN file f ON f.uid = u.value`
