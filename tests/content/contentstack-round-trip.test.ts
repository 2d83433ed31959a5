import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { isRecord } from '#engine/base/json/is-record.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'
import { createCatalogue } from '../../services/content/catalogue/catalogue.ts'
import { convertEntry } from '../../services/content/source/contentstack/conversion/entry.ts'
import { siteFieldsOf } from '../../services/content/source/contentstack/conversion/index.ts'
import { fromContentDirectory } from '../contentstack-server/from-content-directory.ts'
import { ownFiles } from '../demo-files.ts'

type Wire = Record<string, unknown>

const root = join(import.meta.dirname, '../../demo/content/entries')
const files = readdirSync(root).flatMap((folder) =>
  ownFiles(join(root, folder)).map((name) => ({
    folder,
    name,
    entry: JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as Wire,
  })),
)
const entries = new Map(
  files.map(({ entry, folder }) => [entry.uid as string, { ...entry, _content_type_uid: folder }]),
)

/** An entry as the service delivers it: with its own keys, fields without data, and references in one of their forms. */
const delivered = (entry: Wire, form: number): Wire => ({
  ...{ ACL: {}, _in_progress: false, created_by: 'blt_user', updated_by: 'blt_user', tags: [], not_filled_in: null },
  ...(deliveredValue(entry, form) as Wire),
  ...(isRecord(entry.publish_details) && {
    locale: entry.publish_details.locale,
    publish_details: { ...entry.publish_details, user: 'blt_user' },
  }),
})

function deliveredValue(value: unknown, form: number): unknown {
  if (Array.isArray(value)) return value.map((item) => deliveredValue(item, form))
  if (!isRecord(value)) return value
  if (typeof value.uid === 'string' && '_content_type_uid' in value && Object.keys(value).length === 2)
    return form % 2 === 0 ? value : { ...entries.get(value.uid), ...value, ACL: {} }
  const fields = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deliveredValue(item, form)]))
  const [only, another] = Object.values(fields)
  // A block is an object with one key.
  if (isRecord(only) && another === undefined) return fields
  return { ...fields, _metadata: { uid: 'cs1' }, left_empty: form % 3 === 0 ? '' : [] }
}

/** Without what is the same as nothing, and without what the service adds to groups. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === '_metadata' || item === null || item === '' || (Array.isArray(item) && item.length === 0)
        ? []
        : [[key, comparable(item)] as const],
    ),
  )
}

const types = new Map(fromContentDirectory(join(root, '..')).contentTypes.map((type) => [type.uid, type]))

describe('every entry of the demo', () => {
  const site = siteFieldsOf(createCatalogue(defineSite(testInstitution)))

  it('comes back from the service as it is', () => {
    expect(files.length).toBeGreaterThan(1000)
    for (const [index, { folder, name, entry }] of files.entries()) {
      const contentType = types.get(folder) ?? { uid: folder }
      const typeOf = (uid: string) => entries.get(uid)?._content_type_uid
      const converted = convertEntry(delivered(entry, index), {
        ...site,
        contentType,
        typeOf,
        assetOf: () => undefined,
      })
      expect(converted, name).toMatchObject({ folder, name: name.replace('.draft', ''), problems: [] })
      expect(comparable(JSON.parse(String(converted.text))), name).toEqual(
        comparable({ ...entry, _content_type_uid: folder }),
      )
    }
  })
})
