/**
 * Full-text search. `search_word` says which documents hold a word, block by block, and where in each; `search_block`
 * what of its documents counts before anything of them is read; `search_group` their kinds, sources and ranks.
 * `search_document` says what was indexed under an id, in `words` what decides on its place among the best.
 * `search_index` holds stems in their order, for phrases, and `search_name` the words of titles as they are; neither holds
 * text that could be read back. `search_due` names entries that are still to be indexed, and `search_near` the words of all
 * texts, as they are spelt, under what is left of each without accents, and without any one of its letters, and under its
 * consonants.
 */
export const SEARCH_TABLES = `
  CREATE TABLE search_word (
    word TEXT NOT NULL, block INTEGER NOT NULL, documents BLOB NOT NULL, PRIMARY KEY (word, block)) WITHOUT ROWID;
  CREATE TABLE search_block (
    block INTEGER PRIMARY KEY, used INTEGER NOT NULL, live INTEGER NOT NULL, groups BLOB NOT NULL, days BLOB NOT NULL,
    lengths BLOB NOT NULL);
  CREATE TABLE search_group (
    id INTEGER PRIMARY KEY, source TEXT NOT NULL, kind TEXT NOT NULL, rank INTEGER NOT NULL, lang TEXT NOT NULL,
    UNIQUE (source, kind, rank, lang));
  CREATE VIRTUAL TABLE search_index USING fts5 (
    title, keywords, description, text, content = '', contentless_delete = 1, tokenize = 'ascii');
  CREATE VIRTUAL TABLE search_name USING fts5 (
    name, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'", prefix = '1 2 3 4 5 6 7 8');
  CREATE TABLE search_document (
    id INTEGER PRIMARY KEY, origin TEXT NOT NULL, address TEXT NOT NULL, title TEXT NOT NULL, words TEXT NOT NULL,
    record TEXT, sum INTEGER NOT NULL);
  CREATE INDEX search_document_address ON search_document (address);
  CREATE INDEX search_document_origin ON search_document (origin);
  CREATE TABLE search_near (part TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (part, word)) WITHOUT ROWID;
  CREATE TABLE search_due (uid TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE search_file (file TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;`
