import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteLanguage } from 'atrium'
import { rememberingLog } from 'atrium/testing'
import { onTestFinished } from 'vitest'
import { createClient } from '../../services/content/source/contentstack/api/client.ts'
import type { Conversion } from '../../services/content/source/contentstack/conversion/values/types.ts'
import { openSynchroniser } from '../../services/content/source/contentstack/open-synchroniser.ts'
import type { ContentstackSettings } from '../../services/content/source/contentstack/settings.ts'
import type { Json } from '../contentstack-server/json.ts'
import { CREDENTIALS, startContentstack } from '../contentstack-server/server.ts'
import type { StackContent } from '../contentstack-server/stack.ts'

/** Files as they were given, so that tests of the mirror see what came. */
export const plainConversion: Conversion = {
  version: 'plain',
  isKnown: (type) => type === 'story',
  entry: (raw, { contentType, assetOf }) => {
    const pictures = [raw.picture]
      .flat()
      .flatMap((uid) => (typeof uid === 'string' ? [assetOf(uid)?.title ?? null] : []))
    const entry = { ...raw, ...(pictures.length > 0 && { pictures }) }
    return { folder: String(contentType.uid), name: `${raw.uid}.json`, text: JSON.stringify(entry), problems: [] }
  },
  asset: (raw) => ({ folder: 'image', name: `${raw.uid}.json`, text: JSON.stringify(raw), problems: [] }),
  contentType: (raw) => ({ name: `${raw.uid}.json`, text: JSON.stringify(raw) }),
}

export const settingsFor = (url: string, given: Partial<ContentstackSettings> = {}): ContentstackSettings => ({
  url,
  apiKey: CREDENTIALS.apiKey,
  token: CREDENTIALS.deliveryToken,
  isPreview: false,
  environment: CREDENTIALS.environment,
  pollSeconds: 60,
  ...given,
})

/** Settings of a mirror of drafts. */
export const preview = { token: CREDENTIALS.previewToken, isPreview: true } as const

export const text = (uid: string) => ({ uid, display_name: uid, data_type: 'text' })

/** Published entries of one type, `story_1` and so on. */
export function stories(count: number, fields: (number: number) => Json = () => ({})): StackContent['items'] {
  return Array.from({ length: count }, (_, index) => {
    const uid = `story_${index + 1}`
    const publish_details = { environment: 'production', locale: 'en-us', time: '2026-01-10T16:00:00.000Z' }
    const published = { uid, title: `Story ${index + 1}`, locale: 'en-us', publish_details, ...fields(index + 1) }
    return { contentType: 'story', uid, locale: 'en-us', published }
  })
}

export interface MirrorTestOptions {
  items?: StackContent['items']
  contentTypes?: Json[]
  settings?: Partial<ContentstackSettings>
  /** Those of the institution. */
  languages?: readonly SiteLanguage[]
  locales?: StackContent['locales']
  conversion?: Conversion
  client?: { timeoutMs?: number; maxBytes?: number }
}

/** Languages of an institution: English, Spanish, and what else there is. */
export const languagesOf = (...others: { tag: string; fallback?: string }[]): SiteLanguage[] => [
  { tag: 'en-US', path: '', label: 'English' },
  ...others.map(({ tag, fallback = 'en-US' }) => ({ tag, path: `/${tag}`, label: tag, fallback })),
]

const now = () => new Date('2026-03-14T12:00:00Z')

/** A stack, and a mirror of it in a folder of its own. Both end with the test. */
export async function mirrored(given: MirrorTestOptions = {}) {
  const { items = stories(3), contentTypes = [{ uid: 'story', title: 'Story', schema: [text('title')] }] } = given
  const server = await startContentstack({ masterLocale: 'en-us', locales: given.locales, contentTypes, items })
  onTestFinished(server.close)
  const directory = mkdtempSync(join(tmpdir(), 'atrium-mirror-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const contentDir = join(directory, 'content')
  const log = rememberingLog()
  const open = (
    changed: Partial<ContentstackSettings> = {},
    conversion = given.conversion ?? plainConversion,
    languages = given.languages ?? [],
  ) => {
    const settings = settingsFor(server.origin, { ...given.settings, ...changed })
    const ask = createClient({ settings, ...given.client })
    return openSynchroniser({ settings, languages, directory, contentDir, ask, conversion, now, log }).synchroniser
  }
  const read = (path: string): Json => JSON.parse(readFileSync(join(contentDir, path), 'utf8'))
  const files = (folder = 'entries'): string[] =>
    existsSync(join(contentDir, folder))
      ? readdirSync(join(contentDir, folder), { recursive: true })
          .map(String)
          .filter((name) => name.endsWith('.json'))
          .sort()
      : []
  return { server, stack: server.stack, directory, contentDir, log, open, read, files }
}

/** Asked so far of the sync API, without the environment. */
export const syncsAsked = (server: { asked: { address: string }[] }): string[] =>
  server.asked.map(({ address }) => address).filter((address) => address.startsWith('/stacks/sync'))
