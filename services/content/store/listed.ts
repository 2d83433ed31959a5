/** `changed`: published, with a draft beside it. */
export type ListedState = 'published' | 'draft' | 'changed' | 'scheduled' | 'expired'

/**
 * What editors' lists are read from: a row for each entry of an installed type, published or not. Beside it are its words:
 * those of its title, of its name and uid, and of its text where site search does not find it; the blocks in it, by their
 * names in the model; and the addresses of files that it leads to.
 */
export const LISTED_TABLES = `
  CREATE TABLE listed (
    id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, type TEXT NOT NULL, title TEXT NOT NULL, state TEXT NOT NULL,
    at TEXT, updated_at TEXT, errors INTEGER NOT NULL, warnings INTEGER NOT NULL);
  CREATE INDEX listed_updated ON listed (updated_at DESC, title);
  CREATE INDEX listed_type ON listed (type, updated_at DESC, title);
  CREATE INDEX listed_state ON listed (state, updated_at DESC, title);
  CREATE INDEX listed_errors ON listed (updated_at DESC, title) WHERE errors > 0;
  CREATE INDEX listed_warnings ON listed (updated_at DESC, title) WHERE warnings > 0;
  CREATE TABLE block_use (block TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (block, uid)) WITHOUT ROWID;
  CREATE INDEX block_use_uid ON block_use (uid);
  CREATE TABLE file_use (address TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (address, uid)) WITHOUT ROWID;
  CREATE INDEX file_use_uid ON file_use (uid);
  CREATE VIRTUAL TABLE listed_words USING fts5 (
    title, name, text, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3');`
