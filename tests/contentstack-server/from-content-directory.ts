import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
 */
export function fromContentDirectory(directory: string, types?: readonly string[]): StackContent {
  const root = join(directory, 'entries')
  const folders = readdirSync(root).filter((type) => !types || types.includes(type))
  const items = folders.flatMap((contentType) => itemsOf(join(root, contentType), contentType))
  const contentTypes = folders.map((contentType) => {
    const own = items.filter((item) => item.contentType === contentType).map(({ latest }) => latest as Json)
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
  return { masterLocale: LOCALE, contentTypes, items }
}

function itemsOf(folder: string, contentType: string): StackContent['items'] {
  const names = ownFiles(folder).filter((name) => name.endsWith('.json'))
  const uids = new Set(names.map((name) => name.replace(/(\.draft)?\.json$/, '')))
  return [...uids].map((uid) => {
    const read = (name: string) =>
      names.includes(name) ? wire(JSON.parse(readFileSync(join(folder, name), 'utf8'))) : undefined
    const file = read(`${uid}.json`)
    const published = file?.publish_details ? file : undefined
    return { contentType, uid, locale: LOCALE, latest: read(`${uid}.draft.json`) ?? file, published }
  })
}

/** With what the service adds to every entry. The type of an entry stands in the address that was asked for. */
function wire({ _content_type_uid: _type, $schema: _schema, publish_details: details, ...entry }: Json): Json {
  const own = { environment: CREDENTIALS.environment, user: 'editor', ...(details as Json | undefined), locale: LOCALE }
  return {
    tags: [],
    ACL: {},
    created_by: 'editor',
    updated_by: 'editor',
    _version: 1,
    _in_progress: false,
    ...entry,
    locale: LOCALE,
    ...(details !== undefined && { publish_details: own }),
  }
}
