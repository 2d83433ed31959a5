/**
 * How the tables came to be, oldest first; what was released is never changed. A migration adds: studios of two releases
 * may have one database. `{id}` is a number that counts by itself, `{bytes}` a type for bytes.
 *
 * Of an entry the text of each version is there once, compressed; moments are in milliseconds.
 */
const TABLES = [
  {
    name: 'versions and audit',
    oldest: 1,
    sql: `
      CREATE TABLE studio_version (
        id {id}, type text NOT NULL, uid text NOT NULL, began bigint NOT NULL, at bigint NOT NULL, person text,
        what text NOT NULL, note text, hash text, audit bigint);
      CREATE INDEX studio_version_entry ON studio_version (type, uid, id);
      CREATE TABLE studio_text (
        type text NOT NULL, uid text NOT NULL, hash text NOT NULL, bytes bigint NOT NULL, body {bytes} NOT NULL,
        PRIMARY KEY (type, uid, hash));
      CREATE TABLE studio_audit (
        id {id}, at bigint NOT NULL, until bigint NOT NULL, writes bigint NOT NULL, person text NOT NULL,
        what text NOT NULL, type text NOT NULL, uid text NOT NULL, note text, hash text);
      CREATE INDEX studio_audit_until ON studio_audit (until);`,
  },
  {
    name: 'links to previews',
    oldest: 1,
    sql: `
      CREATE TABLE studio_share (
        id {id}, hash text NOT NULL, person_id text NOT NULL, person text NOT NULL, made bigint NOT NULL,
        ends bigint NOT NULL, note text NOT NULL, type text, uid text, title text, moment bigint, opened bigint NOT NULL,
        last bigint);`,
  },
  {
    name: 'open windows and comments',
    oldest: 1,
    sql: `
      CREATE TABLE studio_window (
        session text NOT NULL, name text NOT NULL, type text NOT NULL, uid text NOT NULL, person text NOT NULL,
        called text NOT NULL, began bigint NOT NULL, seen bigint NOT NULL, held bigint, changed bigint,
        PRIMARY KEY (session, name));
      CREATE INDEX studio_window_entry ON studio_window (type, uid);
      CREATE TABLE studio_comment (
        id {id}, type text NOT NULL, uid text NOT NULL, thread bigint, place text, anchor text, person text NOT NULL,
        called text NOT NULL, at bigint NOT NULL, words text NOT NULL, resolved text);
      CREATE INDEX studio_comment_entry ON studio_comment (type, uid, id);`,
  },
  { name: 'languages of previews', oldest: 1, sql: 'ALTER TABLE studio_share ADD COLUMN language text;' },
]

/** The migrations in the words of one database. */
export const migrationsIn = (words: { id: string; bytes: string }) =>
  TABLES.map((migration) => ({
    ...migration,
    sql: migration.sql.replaceAll('{id}', words.id).replaceAll('{bytes}', words.bytes),
  }))
