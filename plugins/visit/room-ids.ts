import { type Institution, slugOf } from 'atrium'

/**
 * The id of each room for visitors, from its header, no two alike: the code of the site that the header names, else the
 * second of two words, else all of them. `Ellery Center` is `center`, `Museum of the Sea` is `museum-of-the-sea`.
 */
export function roomIds(headers: readonly string[], sites: Institution['sites']): string[] {
  const ids = new Set<string>()
  for (const [index, header] of headers.entries()) {
    const slug = slugOf(header)
    const words = slug.split('-').filter(Boolean)
    const site = sites.find(({ code, name }) => slugOf(name) === slug || words.includes(code.toLowerCase()))
    const short = site?.code.toLowerCase() ?? (words.length === 2 ? words[1] : undefined)
    const whole = slug || `place-${index + 1}`
    let id = short && !ids.has(short) ? short : whole
    for (let times = 2; ids.has(id); times++) id = `${whole}-${times}`
    ids.add(id)
  }
  return [...ids]
}
