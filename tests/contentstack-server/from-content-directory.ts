import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDifferences } from '#engine/host.ts'
import { ownFiles } from '../demo-files.ts'
import { inferredSchema } from './inferred-schema.ts'
import type { Json } from './json.ts'
import { CREDENTIALS } from './server.ts'
import type { StackContent } from './stack.ts'

const LOCALE = 'en-us'

/**
 * A content directory as a stack: its entries are what the API delivers but for what the service itself adds, and content
 * types have the fields that their entries show.
 *
 * @param types content types to serve; default: all
 * @param tags languages that entries are written in beside their own; default: none
 */
export function fromContentDirectory(
  directory: string,
  types?: readonly string[],
  tags: readonly string[] = [],
): StackContent {
  const root = join(directory, 'entries')
  const folders = readdirSync(root).filter((type) => !types || types.includes(type))
  const items = folders.flatMap((contentType) => itemsOf(join(root, contentType), contentType, tags))
  const contentTypes = folders.map((contentType) => {
    const own = items
      .filter((item) => item.contentType === contentType)
      .map(({ latest, published }) => (latest ?? published) as Json)
    const file = join(directory, 'schemas', `${contentType}.json`)
    const given = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    return {
      uid: contentType,
      title: contentType,
      description: '',
      ...given,
      schema: inferredSchema(own, given.schema),
    }
  })
  const locales = tags.map((tag) => ({ code: tag.toLowerCase(), fallback_locale: LOCALE }))
  return { masterLocale: LOCALE, locales, contentTypes, items }
}

function itemsOf(folder: string, contentType: string, tags: readonly string[]): StackContent['items'] {
  const names = ownFiles(folder).filter((name) => name.endsWith('.json'))
  const uids = new Set(names.map((name) => name.replace(/(\.draft)?\.json$/, '')))
  const own = [...uids].map((uid) => {
    const read = (name: string) => (names.includes(name) ? wire(readJson(join(folder, name)), LOCALE) : undefined)
    const file = read(`${uid}.json`)
    const published = file?.publish_details ? file : undefined
    return { contentType, uid, locale: LOCALE, latest: read(`${uid}.draft.json`) ?? file, published }
  })
  return [...own, ...tags.flatMap((tag) => translations(folder, contentType, tag))]
}

/** The entries of a language are whole in a stack, whatever their files hold. */
const translations = (folder: string, contentType: string, tag: string): StackContent['items'] =>
  readdirSync(folder).flatMap((name) => {
    const [, uid] = name.endsWith(`.${tag}.json`) ? [name, name.slice(0, -`.${tag}.json`.length)] : []
    if (uid === undefined) return []
    const { _holds: holds, ...said } = readJson(join(folder, name))
    const whole = holds === 'differences' ? withDifferences(readJson(join(folder, `${uid}.json`)), said) : said
    return [{ contentType, uid, locale: tag.toLowerCase(), published: wire(whole, tag.toLowerCase()) }]
  })

const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'))

/** With what the service adds to every entry. The type of an entry stands in the address that was asked for. */
function wire(
  { _content_type_uid: _type, $schema: _schema, publish_details: details, ...entry }: Json,
  locale: string,
) {
  const own = { environment: CREDENTIALS.environment, user: 'editor', ...(details as Json | undefined), locale }
  return {
    tags: [],
    ACL: {},
    created_by: 'editor',
    updated_by: 'editor',
    _version: 1,
    _in_progress: false,
    ...entry,
    locale,
    ...(details !== undefined && { publish_details: own }),
  }
}
