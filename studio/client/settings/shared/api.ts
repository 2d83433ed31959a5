import { type Api, query } from '../../api/api.ts'
import type { FormField, Problem, Ref, Versions, WireObject } from '../../api/contract.ts'

export type SettingsName = 'institution' | 'texts' | 'redirects'

export interface InstitutionSettings {
  path: string
  hash: string | null
  /** Null: the file is no object of JSON. */
  value: WireObject | null
  /** Its text then. */
  body?: string
  problems: Problem[]
  fields: readonly FormField[]
  groups: readonly string[]
}

/** Words, or its forms by number. */
export type TextValue = string | Readonly<Record<string, string>>

export interface SiteText {
  id: string
  area: string
  delivered: TextValue
  own?: unknown
  problems: Problem[]
}

export interface TextList {
  path: string
  hash: string | null
  language: string
  isReadable: boolean
  texts: SiteText[]
  unknown: { id: string; own: unknown }[]
  /** Plural forms of the language. */
  forms: string[]
}

export interface Redirect {
  from: string
  to: string
  /** The entry that has left the address. */
  leftBy?: { ref: Ref; title: string }
  problems: Problem[]
}

export interface Redirects {
  path: string
  hash: string | null
  isReadable: boolean
  rows: Redirect[]
  total: number
  next: string | null
}

export interface RedirectChange {
  from: string
  /** Null: there is to be none. */
  to: string | null
}

/** What changes of redirects would do. */
export interface TriedRedirects {
  added: number
  changed: number
  removed: number
  same: number
  rows: { from: string; was: unknown; to: string | null }[]
  problems: Problem[]
  errors: number
  warnings: number
  /** Numbers of lines that were not understood. */
  unread: number[]
  hash: string | null
}

/** Redirects as they are given, or in lines of text. */
export type RedirectsWanted = { changes: readonly RedirectChange[] } | { lines: string }

export interface SavedSettings {
  hash: string
  problems?: Problem[]
}

/** The studio's, and that of the settings. */
export type SettingsApi = Api & ReturnType<typeof settingsApi>

/** Everything that the studio asks of its server about what configures the site. */
export const settingsApi = ({ ask, change }: Pick<Api, 'ask' | 'change'>) => ({
  institution: () => ask<InstitutionSettings>('GET', '/api/settings/institution'),
  checkInstitution: (value: WireObject, signal?: AbortSignal) =>
    ask<{ problems: Problem[] }>('POST', '/api/settings/institution/check', { value }, signal),
  saveInstitution: (value: WireObject, ifHash: string | null, note?: string) =>
    change<SavedSettings>('PUT', '/api/settings/institution', { value, ifHash, note }),
  texts: () => ask<TextList>('GET', '/api/settings/texts'),
  saveTexts: (changes: Readonly<Record<string, TextValue | null>>, ifHash: string | null) =>
    change<SavedSettings>('PUT', '/api/settings/texts', { changes, ifHash }),
  redirects: (q: string, after: number, signal?: AbortSignal) =>
    ask<Redirects>(
      'GET',
      `/api/settings/redirects?${new URLSearchParams({ q, after: String(after) })}`,
      undefined,
      signal,
    ),
  tryRedirects: (wanted: RedirectsWanted, signal?: AbortSignal) =>
    ask<TriedRedirects>('POST', '/api/settings/redirects/check', wanted, signal),
  saveRedirects: (wanted: RedirectsWanted, ifHash: string | null) =>
    change<SavedSettings>('PUT', '/api/settings/redirects', { ...wanted, ifHash }),
  settingsVersions: (name: SettingsName, before?: number) =>
    ask<Versions>('GET', `/api/settings/${name}/versions${query({ before })}`),
  restoreSettings: (name: SettingsName, id: number, ifHash: string | null) =>
    change<SavedSettings>('POST', `/api/settings/${name}/restore`, { id, ifHash }),
})
