import { z } from 'zod'
import type { EntryHead } from '../contract/content/entry.ts'
import { describeFields, type Fields, sharedWireNames, sound, takenName } from './describe.ts'
import { f } from './fields.ts'
import { toModelName } from './names.ts'

/** Says what every entry carries on the wire beside its type's own fields. */
export const envelope = z.object({
  uid: f.required(f.text({ label: 'UID', help: 'Names the file, and every reference to the entry.' })),
  contentType: f.text({ wireName: '_content_type_uid', help: 'Default: the name of the folder.' }),
  title: f.required(f.text({ help: 'Shown where the type has no better name for the entry.', length: { ideal: 60 } })),
  url: f.text({
    label: 'URL',
    control: 'address',
    help: 'The address of its page on this site, or the last part of it.',
  }),
  createdAt: f.dateTime(),
  updatedAt: f.dateTime(),
  version: f.integer({ wireName: '_version', help: 'Counted by the content service.' }),
  publishDetails: f.group(
    {
      environment: f.text({ example: 'production' }),
      locale: f.text({ help: 'The language of the entry, where it is not that of the site.', example: 'en-us' }),
      time: f.required(f.dateTime({ help: 'When it is published: before that it is shown to nobody.' })),
      expires: f.dateTime({ help: 'From when on it is shown no more.', example: '2036-03-14T17:00:00.000Z' }),
    },
    { help: 'Without it the entry is a draft.' },
  ),
  scheduled: f.group(
    {
      publish: f.required(f.dateTime({ help: 'When the draft takes the place of what is published.' })),
      unpublish: f.dateTime({ help: 'From when on the entry is shown no more.', example: '2036-03-14T17:00:00.000Z' }),
      release: f.text({ help: 'What several entries are published for together.', example: 'Spring programme' }),
    },
    { help: 'Of a draft: nobody has to publish it.' },
  ),
})

/** The fields of a whole entry: the envelope, then the type's own, which win. */
export const entryFields = (own: Fields): Fields => ({ ...describeFields(envelope), ...own })

/** A type may say in its own way which title, address and name its entries have, and nothing else of these. */
const OF_ENTRIES: Record<Exclude<keyof EntryHead, 'title' | 'url' | 'name'> | 'scheduled', true> = {
  ...{ uid: true, contentType: true, path: true, version: true, createdAt: true, updatedAt: true },
  ...{ publishDetails: true, draftLanguage: true, datePublished: true, scheduled: true },
}

/** Own fields of a content type. @throws FieldsError naming each that cannot be one, or takes the place of what every entry has */
export function typeFields(schema: z.ZodObject): Fields {
  const own = describeFields(schema)
  const taken = Object.keys(own).filter((name) => Object.hasOwn(OF_ENTRIES, name))
  const faults = taken.map((name) => takenName(name, 'every entry has it'))
  return sound(own, [...faults, ...sharedWireNames(entryFields(own))])
}

/** Gives a dotted path of either spelling in model spelling, with the envelope's own names. */
export const modelPath = (path: string): string => envelopeNames.get(path) ?? path.split('.').map(toModelName).join('.')

const envelopeNames = new Map(
  Object.entries(describeFields(envelope)).flatMap(([name, { wireName }]) =>
    wireName ? [[wireName, name] as const] : [],
  ),
)

/** A uid names the file of an entry and every reference to it: any text that can be the name of a file. */
export const uidPattern = /^(?!\.)[^/\0\p{Surrogate}]{1,128}$/u
