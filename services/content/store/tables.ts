import { crc32 } from 'node:zlib'
import { LISTED_TABLES } from './listed.ts'
import { SEARCH_TABLES } from './search/tables.ts'

/** Grows with every change of what is kept in the tables. */
const KEPT = 10

/**
 * `published` and `draft` have the same tables, and views lay the drafts over what is published. `candidate` has them, too,
 * on connections that ask for them. A reader of published
 * content names no table and no view that knows of drafts.
 */
export const PERSPECTIVES = {
  published: {
    entry: 'published',
    reference: 'published_reference',
    listing: 'published_listing',
    path: 'published_path',
  },
  draft: { entry: 'draft', reference: 'draft_reference', listing: 'draft_listing', path: 'draft_path' },
  preview: { entry: 'preview', reference: 'preview_reference', listing: 'preview_listing', path: 'preview_path' },
  candidate: {
    entry: 'candidate',
    reference: 'candidate_reference',
    listing: 'candidate_listing',
    path: 'candidate_path',
  },
} as const

export type Perspective = keyof typeof PERSPECTIVES
export type Tables = (typeof PERSPECTIVES)[Perspective]

/**
 * `listing` has a row for every order in which an entry is listed, in whole and under each value it is filtered by:
 * one range of its key is one list in order. `missing` is 1 where there is no value to sort by. `sum` and
 * `keys_sum` are checksums, verified when the row is read; `whole` is a hash of all that is kept of an entry, in whichever table.
 */
const perspectiveTables = ({ entry, reference, listing, path }: Tables, table = 'TABLE') => `
  CREATE ${table} ${entry} (
    id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, content_type TEXT NOT NULL, file TEXT NOT NULL,
    keys TEXT NOT NULL, choices INTEGER NOT NULL, model TEXT NOT NULL, sum INTEGER NOT NULL,
    keys_sum INTEGER NOT NULL, whole TEXT NOT NULL);
  CREATE INDEX ${entry}_type ON ${entry} (content_type, uid);
  CREATE INDEX ${entry}_choices ON ${entry} (uid) WHERE choices = 1;
  CREATE ${table} ${reference} (
    from_uid TEXT NOT NULL, field TEXT NOT NULL, to_uid TEXT NOT NULL, from_type TEXT NOT NULL,
    PRIMARY KEY (from_uid, field, to_uid)) WITHOUT ROWID;
  CREATE INDEX ${reference}_to ON ${reference} (to_uid, from_type, field);
  CREATE ${table} ${listing} (
    content_type TEXT NOT NULL, facet TEXT NOT NULL, value NOT NULL, sort TEXT NOT NULL, missing INTEGER NOT NULL,
    key NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (content_type, facet, value, sort, missing, key, uid)) WITHOUT ROWID;
  CREATE ${table} ${path} (
    uid TEXT PRIMARY KEY, content_type TEXT NOT NULL, path TEXT, rank TEXT NOT NULL, updated_at TEXT, noindex INTEGER NOT NULL,
    sum INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX ${path}_path ON ${path} (path, rank);`

const overlay = (view: string, draft: string, published: string, key: string, drafts = 'draft') => `
  CREATE VIEW ${view} AS SELECT * FROM ${draft} UNION ALL
    SELECT * FROM ${published} WHERE ${key} NOT IN (SELECT uid FROM ${drafts});`

/** What candidates are laid over. */
export type Beneath = 'preview' | 'published'

const candidates = (beneath: Beneath, table: keyof Tables, key: string, laid = 'candidate') => `
  CREATE TEMP VIEW ${PERSPECTIVES.preview[table]} AS SELECT * FROM ${PERSPECTIVES.candidate[table]} UNION ALL
    SELECT * FROM main.${PERSPECTIVES[beneath][table]}
      WHERE ${key} NOT IN (SELECT uid FROM ${laid}) AND ${key} NOT IN (SELECT uid FROM candidate_gone);`

const changeTable = (name: string) => `
  CREATE TABLE ${name} (
    revision INTEGER PRIMARY KEY, uid TEXT NOT NULL, content_type TEXT NOT NULL, before TEXT, after TEXT, paths TEXT NOT NULL);`

/**
 * The whole store. `moment` has the times at which entries are published or expire. `change` is the outbox of the newest changes, `preview_change` that of those who are shown drafts, `source` the text that the stored entry of a file was
 * made of: the newest that could be loaded, or that no installed type reads.
 */
const ALL = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
  ${perspectiveTables(PERSPECTIVES.published)}
  ${perspectiveTables(PERSPECTIVES.draft)}
  ${overlay('preview', 'draft', 'published', 'uid')}
  ${overlay('preview_reference', 'draft_reference', 'published_reference', 'from_uid')}
  ${overlay('preview_listing', 'draft_listing', 'published_listing', 'uid')}
  ${overlay('preview_path', 'draft_path', 'published_path', 'uid', 'draft_path')}
  CREATE TABLE path_edge (from_uid TEXT NOT NULL, to_uid TEXT NOT NULL, PRIMARY KEY (from_uid, to_uid)) WITHOUT ROWID;
  CREATE INDEX path_edge_to ON path_edge (to_uid);
  CREATE TABLE path_problem (
    uid TEXT PRIMARY KEY, reason TEXT NOT NULL, is_meant INTEGER NOT NULL, is_told INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX path_problem_told ON path_problem (is_meant, is_told);
  CREATE TABLE shared_path (path TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE moment (
    at TEXT NOT NULL, folder TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (at, folder, name)) WITHOUT ROWID;
  CREATE INDEX moment_file ON moment (folder, name);
  CREATE TABLE former_path (path TEXT PRIMARY KEY, uid TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE redirect (path TEXT PRIMARY KEY, target TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE schema (content_type TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE file (
    folder TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, state TEXT NOT NULL, stamp TEXT NOT NULL,
    hash TEXT NOT NULL, code TEXT NOT NULL, reports TEXT, PRIMARY KEY (folder, name)) WITHOUT ROWID;
  CREATE INDEX file_uid ON file (uid);
  CREATE INDEX file_reports ON file (folder) WHERE reports IS NOT NULL;
  CREATE INDEX file_raw ON file (folder, uid) WHERE state = 'raw';
  CREATE TABLE source (id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, hash TEXT NOT NULL, body BLOB NOT NULL);
  ${changeTable('change')}
  ${changeTable('preview_change')}
  ${LISTED_TABLES}
  ${SEARCH_TABLES}`

/**
 * Tables of one connection alone, with candidates: entries as they would be, and uids of those that would be gone. Its views
 * of the preview have them in place of what is stored. A temporary view is found before the stored one of its name.
 */
export const candidateTables = (beneath: Beneath): string => `
  ${perspectiveTables(PERSPECTIVES.candidate, 'TEMP TABLE')}
  CREATE TEMP TABLE candidate_gone (uid TEXT PRIMARY KEY) WITHOUT ROWID;
  ${candidates(beneath, 'entry', 'uid')}
  ${candidates(beneath, 'reference', 'from_uid')}
  ${candidates(beneath, 'listing', 'uid')}
  ${candidates(beneath, 'path', 'uid', 'candidate_path')}`

/** Statements that take all candidates away. */
export const WITHOUT_CANDIDATES = ['candidate_gone', ...Object.values(PERSPECTIVES.candidate)]
  .map((table) => `DELETE FROM ${table};`)
  .join(' ')

/** Of the tables and of what is kept in them, from 0 to 2³¹ − 1: a store of another format is made again. */
export const STORE_FORMAT = crc32(`${KEPT} ${ALL}`) >>> 1

/** Statements that make the whole store. */
export const TABLES = `${ALL} PRAGMA user_version = ${STORE_FORMAT};`
