import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure, say } from '../../../scripts/setup/say.mjs'

/**
 * A content directory being written: collects what is read, and writes it as entries.
 *
 * @typedef {{ uid: string, title: string } & Record<string, unknown>} Fields
 */

/**
 * Reads the two folders that a converter is called with.
 *
 * @param {string} name of the converter, for its usage
 * @returns {{ source: string, target: string }}
 * @throws Failure when one is missing, or when there is something at the target already
 */
export function foldersOf(name) {
  const [source, target] = process.argv.slice(2)
  if (!source || !target) throw new Failure(`node demo/convert/${name}.mjs <source folder> <new content directory>`)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Failure(`${target} is not empty. Give a folder that is new: a content directory is written whole.`)
  return { source, target }
}

/**
 * A file of the source, and when it was exported as far as the file tells.
 *
 * @returns {{ text: string, time: string }}
 * @throws Failure when there is no such file
 */
export function readSource(folder, name) {
  const file = join(folder, name)
  if (!existsSync(file)) throw new Failure(`There is no ${file}. Give the folder that holds ${name}.`)
  return { text: readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), time: statSync(file).mtime.toISOString() }
}

/**
 * The records that can stand as entries: those with a number and a title. Says which others are left out.
 *
 * @template Source
 * @param {Source[]} records
 * @param {string} id name of the field with the number
 * @param {string} title name of the field with the title
 * @returns {Source[]}
 */
export function usable(records, id, title) {
  return records.filter((record, index) => {
    const missing = [id, title].find((name) => !String(record[name] ?? '').trim())
    if (missing) say(`Record ${index + 1} is left out: it has no ${missing}.`)
    return !missing
  })
}

/** Writes a file of the content directory as JSON. */
export function writeJson(target, path, value) {
  const file = join(target, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/**
 * Writes published entries: fields without data are left out, which is the same to the site.
 *
 * @param {string} contentType
 * @param {Fields[]} entries
 * @param {string} time of publication; the sources tell none, so it is that of their export
 */
export function writeEntries(target, contentType, entries, time) {
  for (const fields of entries)
    writeJson(target, `entries/${contentType}/${fields.uid}.json`, {
      ...withData(fields),
      _content_type_uid: contentType,
      publish_details: { time },
    })
}

const to = (title, href) => ({ title, cta: { title, href } })

/** Writes what a house is called, and the pages that lead to its exhibitions and events. */
export function writeHouse(target, institution, time) {
  const { name: title, description } = institution
  const cards = [to('Exhibitions', '/exhibitions'), to('Calendar', '/calendar')]
  const home = { uid: 'page_home', title, url: '/', meta_page: { description }, hero: { cards } }
  writeJson(target, 'institution.json', institution)
  writeEntries(target, 'page_home', [home], time)
  writeEntries(target, 'page_exhibitions', [{ uid: 'page_exhibitions', title: 'Exhibitions' }], time)
  writeEntries(target, 'page_calendar', [{ uid: 'page_calendar', title: 'Calendar', url: '/calendar' }], time)
}

const withData = (fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
