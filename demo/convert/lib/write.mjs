import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** Writes a content directory. @returns {[string, number][]} how many entries of each content type */
export function writeDirectory(target, house, { entries, events, works, results, pictures }) {
  const write = (path, value) => {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  }
  write('institution.json', house)
  for (const [type, all] of entries)
    for (const { fields, time } of all.values())
      write(`entries/${type}/${fields.uid}.json`, {
        ...withData(fields),
        _content_type_uid: type,
        publish_details: { time, ...(fields.locale && { locale: fields.locale }) },
      })
  if (events.length > 0) write('calendar/events.json', { events })
  for (const work of works) write(`collection/${work.objectID}.json`, withData(work))
  if (results.length > 0) write('search/museum_collection_pages.json', { data: results.map(withData) })
  if (pictures.length > 0) mkdirSync(join(target, 'images'), { recursive: true })
  for (const { file, id } of pictures) copyFileSync(file, join(target, 'images', id + extname(file)))
  return [...entries].map(([type, all]) => [type, all.size])
}

/** Fields without data are left out, which is the same to the site, and so is what only converters know. */
const withData = ({ isListed: _listed, locale: _locale, ...fields }) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
