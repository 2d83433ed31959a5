import { z } from 'zod'
import { describeFields, type Fields } from './describe.ts'
import { field } from './field-registry.ts'
import { dateTime, group, integer, required, text } from './fields.ts'

/** What every entry carries on the wire beside its type's own fields. */
export const envelope = z.object({
  uid: required(text()),
  contentType: field(text(), { kind: 'text', wire: '_content_type_uid' }),
  title: required(text()),
  url: text(),
  createdAt: dateTime(),
  updatedAt: dateTime(),
  version: field(integer(), { kind: 'int', wire: '_version' }),
  publishDetails: group({ environment: text(), locale: text(), time: required(dateTime()) }),
})

/** The fields of a whole entry: the envelope, then the type's own, which win. */
export const entryFields = (own: Fields): Fields => ({ ...describeFields(envelope), ...own })

/** What a uid is made of; it names the file and any reference to the entry. */
export const uidPattern = /^[A-Za-z0-9_-]{1,64}$/
