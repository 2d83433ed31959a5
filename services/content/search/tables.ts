/**
 * Full-text search. `search_index` holds stems, and in `facets` kind and source of a document; `search_title`
 * what of it says what a document is called, since words are in few titles and in many texts; `search_name` the words of
 * titles as they stand; both hold no text that could be read back. `search_document` says what was indexed under an id,
 * in `words` what of it decides on its place among results; `search_due` names entries that are still to be indexed, and
 * `search_near` the words of all texts under what is left of each without any one of its letters, and under its consonants.
 */
export const SEARCH_TABLES = `
  CREATE VIRTUAL TABLE search_index USING fts5 (
    title, keywords, description, often, text, facets,
    content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'");
  CREATE VIRTUAL TABLE search_title USING fts5 (
    title, keywords, facets, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'");
  CREATE VIRTUAL TABLE search_name USING fts5 (
    name, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3 4');
  CREATE TABLE search_document (
    id INTEGER PRIMARY KEY, origin TEXT NOT NULL, address TEXT NOT NULL, title TEXT NOT NULL, words TEXT NOT NULL,
    record TEXT, sum INTEGER NOT NULL);
  CREATE INDEX search_document_address ON search_document (address);
  CREATE INDEX search_document_origin ON search_document (origin);
  CREATE TABLE search_group (id INTEGER PRIMARY KEY, source TEXT NOT NULL, kind TEXT NOT NULL, UNIQUE (source, kind));
  CREATE TABLE search_near (part TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (part, word)) WITHOUT ROWID;
  CREATE TABLE search_due (uid TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE search_file (file TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;`
