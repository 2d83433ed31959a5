import { existsSync, readdirSync } from 'node:fs'
import { Failure } from '../../../server/commands/line/say.mjs'

/**
 * Reads what the program is called with.
 *
 * @param {string[]} words
 * @param {Record<string, { files: string[] }>} sources by name
 * @returns {{ target: string, parts: { source: any, folder: string }[] }}
 * @throws Failure saying how it is called, or what is missing
 */
export function readOrder([target, ...orders], sources) {
  const names = Object.keys(sources).join(', ')
  const usage = `node demo/convert/convert.mjs <new content directory> <source>=<folder> …\nSources: ${names}.`
  if (!target || orders.length === 0) throw new Failure(usage)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Failure(`${target} is not empty. Give a folder that is new: a content directory is written whole.`)
  const parts = orders.map((order) => {
    const [, name, folder] = /^([^=]+)=(.+)$/.exec(order) ?? []
    if (!name || !Object.hasOwn(sources, name)) throw new Failure(`"${order}" is not valid. ${usage}`)
    return { source: sources[name], folder }
  })
  for (const { source, folder } of parts)
    for (const file of source.files)
      if (!existsSync(`${folder}/${file}`))
        throw new Failure(`There is no ${folder}/${file}. Give the folder that holds ${file}.`)
  return { target, parts }
}
