import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json, mapObjects } from './json.ts'
import { CREDENTIALS } from './server.ts'
import { ASSETS, delivered, type Locale, type StackContent } from './stack.ts'

type Items = StackContent['items']

/**
 * A stack as the vendor's command line writes it (`csdx cm:stacks:export`): `content_types`, `global_fields`,
 * `entries/<type>/<language>`, `assets`, `environments`, `locales`.
 *
 * @param environment name of the environment whose publications are delivered
 */
export function fromExport(directory: string, environment: string = CREDENTIALS.environment): StackContent {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(directory, ...path), 'utf8'))
  const environments = Object.values(read('environments', 'environments.json') as Record<string, Json>)
  const uid = String(environments.find(({ name }) => name === environment)?.uid)
  const masters = Object.values(read('locales', 'master-locale.json') as Record<string, { code: string }>)
  const masterLocale = masters[0]?.code ?? 'en-us'
  const others = existsSync(join(directory, 'locales', 'locales.json'))
    ? Object.values(read('locales', 'locales.json') as Record<string, Locale>)
    : []
  const global = read('global_fields', 'globalfields.json') as Json[]
  return {
    masterLocale,
    locales: others.map(({ code, fallback_locale }) => ({ code, fallback_locale })),
    contentTypes: read('content_types', 'schema.json') as Json[],
    globalFields: new Map(global.map((field) => [String(field.uid), field])),
    items: [...entriesOf(directory, uid), ...assetsOf(directory, uid)],
  }
}

function entriesOf(directory: string, environment: string): Items {
  const root = join(directory, 'entries')
  return readdirSync(root).flatMap((contentType) =>
    readdirSync(join(root, contentType)).flatMap((locale) =>
      [...chunks(join(root, contentType, locale))].map(([uid, entry]) => ({
        contentType,
        uid,
        locale,
        latest: entry,
        published: delivered(entry, environment, locale),
      })),
    ),
  )
}

function assetsOf(directory: string, environment: string): Items {
  return [...chunks(join(directory, 'assets'), 'assets.json')].flatMap(([uid, asset]) => {
    const details = (Array.isArray(asset.publish_details) ? asset.publish_details : []).filter(isObject)
    const locales = details.filter((one) => one.environment === environment).map(({ locale }) => String(locale))
    return locales.map((locale) => ({
      contentType: ASSETS,
      uid,
      locale,
      latest: asset,
      published: delivered(asset, environment, locale),
    }))
  })
}

/** Items by uid. The index names the files that they stand in. */
function chunks(folder: string, index = 'index.json'): Map<string, Json> {
  if (!existsSync(join(folder, index))) return new Map()
  const read = (name: string): Json => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const files = Object.values(read(index)).map(String)
  return new Map(files.flatMap((file) => Object.entries(mapObjects(read(file), restored) as Record<string, Json>)))
}

/** What exports say of the organisation alone is left out, and addresses of assets have their parts again. */
function restored({ stackHeaders: _headers, urlPath: _path, ...item }: Json): Json {
  if (typeof item.url !== 'string' || typeof item.filename !== 'string') return item
  const url = item.url
    .replace('<api_key>', CREDENTIALS.apiKey)
    .replace('<asset_uid>', String(item.uid))
    .replace('<entity_uid>', '0123456789abcdef')
    .replace('<asset_name>', encodeURIComponent(item.filename))
  return { ...item, url }
}
