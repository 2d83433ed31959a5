import type { Schedule } from '../../../services/content/source/files/showing.ts'
import type { BlockForm, FormField, TypeForm } from '../../forms/form.ts'

export type { BlockForm, FormField, Schedule, TypeForm }

/** An object of an entry as its file has it. */
export type WireObject = Readonly<Record<string, unknown>>

export type State = 'published' | 'draft' | 'changed' | 'scheduled' | 'expired'

export interface Ref {
  type: string
  uid: string
}

/** An entry as lists show it. */
export interface Row {
  ref: Ref
  title: string
  typeLabel: string
  state: State
  path: string | null
  updatedAt: string | null
  errors: number
  warnings: number
  /** Address of a small picture. */
  picture?: string
  /** Its newest file is no JSON: only its text can be shown. */
  isDamaged?: true
  /** What it has in the language that is written, where that is not the institution's own. */
  translation?: 'missing' | 'outdated'
}

/** An entry in one language of the institution. */
export interface EntryInLanguage {
  /** BCP 47. */
  tag: string
  label: string
  /** `original`: it is the institution's own. */
  state: State | 'missing' | 'original'
  /** Its original was changed after it. */
  isOutdated: boolean
}

export interface Problem {
  file: string
  /** Dotted, in the spelling of the file, with `[i]`. */
  field: string
  reason: string
  remedy: string
  severity: 'error' | 'warning'
}

/** A text of an entry, and what it is compared by when it is saved. */
export interface Text {
  body: string
  hash: string
  /** Null: the text is no object of JSON, and cannot be edited here. */
  value: WireObject | null
}

/** A content type in lists: its form without fields. */
export type TypeHead = Omit<TypeForm, 'fields' | 'groups' | 'system'> & { count?: number }

export type Role = 'author' | 'publisher' | 'administrator'
/** What may be done by some and not by all. */
export type Act = 'write' | 'discard' | 'publish' | 'remove' | 'settings' | 'people'
/** How people come in: by the address that the studio prints, by a provider, or by a proxy in front. */
export type Way = 'token' | 'oidc' | 'proxy'

/** What is known of the studio before anybody has come in. */
export interface SignInFacts {
  name: string
  language: string
  way: Way
  /** Who signs people in. */
  host?: string
  /** Why it was in vain the last time, and as whom it was tried. */
  refused?: { reason: 'away' | 'declined' | 'stale' | 'failed' | 'no-role'; as?: string }
}

/** Who is in the studio, for administrators. */
export interface People {
  sessions: {
    id: number
    person: { id: string; name: string; email?: string; role: Role }
    begun: string
    used: string
    isOwn: boolean
  }[]
  roles: { role: Role; may: Act[] }[]
}

export interface Site {
  /** Who is asking, what they may do, and how they came in. */
  person: { id: string; name: string; email?: string; role: Role }
  may: readonly Act[]
  way: Way
  /** The canvas is on another host, which is told who is asking. */
  isCanvasApart: boolean
  name: string
  /** That of the studio: the institution's own. */
  language: string
  /** The language in which entries are written; absent: that. */
  written?: string
  /** Languages of the institution, its own first, with what addresses of the studio begin with; absent: there is one. */
  languages?: readonly { tag: string; label: string; base: string }[]
  /** What addresses of pages begin with in the language that is written. */
  basePath?: string
  timeZone: string
  siteUrl: string
  /** Origin of the canvas. */
  canvas: string
  notice?: string
  readOnly?: { reason: string; link?: string }
  types: readonly TypeHead[]
  blocks: readonly BlockForm[]
  /** Ratios in which the site shows pictures, like `16:9`. */
  ratios?: readonly string[]
  /** Pictures that may be uploaded, or why none are. */
  uploads?: Taken
  /** Recordings, captions and PDFs, likewise. */
  files?: Taken
}

/** How large a file may be that is uploaded, or why none is taken. */
export type Taken = { maxBytes: number } | { refused: { message: string; remedy: string } }

/** What happens to an entry by itself. */
export interface Coming {
  row: Row
  at: string
  what: 'publish' | 'unpublish'
  release?: string
  /** Entries that it refers to and that visitors will not see then. */
  missing: Row[]
  /** How many entries that visitors see refer to one that goes. */
  leftBehind: number
}

/** A version of an entry, without its value. */
export interface Version {
  id: number
  /** Moments of its first and its last write. */
  began: string
  at: string
  /** Who wrote it, or set the schedule; absent: others, who wrote on disk. */
  by?: string
  what: 'created' | 'saved' | 'published' | 'scheduled' | 'unpublished' | 'discarded' | 'removed' | 'due' | 'disk'
  note?: string
  /** Of its text; null: the entry was deleted. */
  hash: string | null
}

/** Why what is written is not in the history. */
export interface Trouble {
  since: string
  message: string
}

export interface Versions {
  versions: Version[]
  /** From where on there are more; null: these are all. */
  next: number | null
  trouble?: Trouble
}

export interface VersionValue {
  version: Version
  /** Null: the entry was deleted then, or its text was no object of JSON. */
  value: WireObject | null
}

export interface EntryText {
  ref: Ref
  row: Row
  published?: Text
  draft?: Text
  problems: Problem[]
  schedule?: Schedule
  /** The write that it is as it is by, where that is known. */
  last?: Version
  /** Weeks by which the dates of the demo are moved. */
  isMovedBy: number
  /** Its state in each language of the institution, its own first; absent: there is no other. */
  languages?: readonly EntryInLanguage[]
  /** What it is without a word of the language that is written; absent: that is the institution's own. */
  original?: WireObject
  /** What its file in the language begins with; absent: there is one. */
  start?: WireObject
}

/** Where a new entry would be. */
export interface Address {
  /** The field that it is made of; absent: of none that is written for it. */
  field?: string
  value?: string
  path: string | null
  /** Why it has none. */
  reason?: string
  /** Entries that are there already. */
  others: Row[]
}

export interface Rows {
  rows: Row[]
  total: number
  next?: string | null
}

export interface AttentionGroup {
  what: 'errors' | 'warnings' | 'scheduled' | 'forgotten' | 'outdated' | 'comments'
  /** How many there are; `rows` are the first of them. */
  total: number
  rows: (Row & { problem?: Problem & { place?: string } })[]
}

/** What a service of an area has gathered: the first of `total` lines. */
export interface Report {
  service: string
  lines: string[]
  total: number
}

/** An entry as it is after a write. */
export interface Written {
  row: Row
  /** Of the newer text; null: there is none. */
  hash: string | null
  /** Why it is not in the history yet. */
  history?: Trouble
  /** What became of its commit, where each publishing is one. */
  git?: { commit: string } | { error: { message: string; remedy: string } }
}

export interface Saved extends Written {
  hash: string
  problems: Problem[]
}

/** Where the canvas shows an entry. */
export interface Canvas {
  /** Null: it has no page. */
  path: string | null
  /** Where visitors will find it, also where it cannot be shown yet. */
  address?: string
  reason?: string
  /** False: it cannot be loaded, and the canvas shows the last one that could. */
  isShown?: boolean
  /** Of an entry without a page: one on which it is seen. */
  shownOn?: Row
}

export interface Checked {
  problems: Problem[]
  canvas: Canvas
}

export interface Effects {
  paths: string[]
  total: number
  /** False: there may be more, since not all pages were looked at yet. */
  isWhole: boolean
  when: string
}
