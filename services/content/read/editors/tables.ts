/**
 * Says what lists keep on a connection of their own: what there is to say of entries in view of all others, and which of
 * them are still to be looked at; and what was found last, by how well it fits.
 */
export const OWN_TABLES = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE checked (
    uid TEXT PRIMARY KEY, found TEXT NOT NULL, errors INTEGER NOT NULL, warnings INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX temp.checked_errors ON checked (uid) WHERE errors > 0;
  CREATE INDEX temp.checked_warnings ON checked (uid) WHERE warnings > 0;
  CREATE TEMP TABLE unchecked (uid TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TEMP TABLE match (id INTEGER PRIMARY KEY, place INTEGER NOT NULL);`

export const NOTE_ALL = 'INSERT OR IGNORE INTO unchecked SELECT uid FROM listed'

/** Names what has changed since a revision of the preview, and what refers to that. */
export const NOTE_CHANGED = `INSERT OR IGNORE INTO unchecked
  SELECT uid FROM preview_change WHERE revision > ?1 UNION
  SELECT r.from_uid FROM preview_change c CROSS JOIN preview_reference r ON r.to_uid = c.uid WHERE c.revision > ?1`
