import { say } from '../../../server/commands/line/say.mjs'
import { slugs } from './words.mjs'

/**
 * Gathers what sources make of their records, so that several fit in one directory: uids begin with the name of the
 * source, and addresses of a content type are given once.
 *
 * @typedef {{ uid: string, title: string } & Record<string, unknown>} Fields
 */
export function createCollector() {
  const collected = { entries: new Map(), events: [], works: [], results: [], pictures: [] }
  const slugsOf = new Map()

  const slug = (type, title, id) => {
    if (!slugsOf.has(type)) slugsOf.set(type, slugs())
    return slugsOf.get(type)(title, id)
  }
  const add = (type, fields, time) => {
    const known = collected.entries.get(type) ?? new Map()
    known.set(fields.uid, { fields, time })
    collected.entries.set(type, known)
  }

  /** What a source is given. */
  const of = (name, time) => {
    const uid = (kind, id) => `${name}_${kind}_${String(id).replace(/[^\w-]+/g, '-')}`
    return {
      uid,
      slug,
      /** Adds an entry. @param {Fields} fields @returns {object[]} a reference to it */
      entry(type, fields) {
        add(type, fields, time)
        return [{ uid: fields.uid, _content_type_uid: type }]
      },
      /** A record of the calendar. */
      event: (record) => collected.events.push(record),
      /** A record of the collection. */
      work: (record) => collected.works.push(record),
      /** A result of site search. */
      result: (record) => collected.results.push(record),
      /** A master for the image server. @returns {string} its id */
      picture(file, id) {
        const own = `${name}-${id}`.replace(/[^\w-]+/g, '-')
        collected.pictures.push({ file, id: own })
        return own
      },
      usable,
    }
  }
  return { collected, add, of, has: (type) => collected.entries.has(type) }
}

/**
 * The records that can be entries: those with a number and a title. Says which others are left out.
 *
 * @template Source
 * @param {Source[]} records
 * @param {string} id name of the field with the number
 * @param {string} title name of the field with the title
 * @returns {Source[]}
 */
function usable(records, id, title) {
  return records.filter((record, index) => {
    const missing = [id, title].find((name) => !String(record[name] ?? '').trim())
    if (missing) say(`Record ${index + 1} is left out: it has no ${missing}.`)
    return !missing
  })
}
