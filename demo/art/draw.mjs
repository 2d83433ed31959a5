#!/usr/bin/env node
/**
 * Draws the vector masters of the demo collection into demo/content/images.
 * Without arguments all of them, otherwise the named ones:
 *   node demo/art/draw.mjs woodcut-01 portrait-03
 * A trailing hyphen names a whole school: `woodcut-`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCHOOLS = [
  'woodcut',
  'field',
  'botanical',
  'tapestry',
  'celestial',
  'pottery',
  'elevation',
  'marbled',
  'views',
  'portraits',
  'posters',
  'evenings',
  'workshops',
  'marks',
  'maps',
  'covers',
  'details',
  'rooms',
  'hands',
  'backs',
]
const target = fileURLToPath(new URL('../content/images/', import.meta.url))

const works = {}
for (const school of SCHOOLS) Object.assign(works, (await import(`./${school}/index.mjs`)).works)

const asked = process.argv.slice(2)
const wanted = Object.keys(works).filter(
  (id) => !asked.length || asked.some((a) => (a.endsWith('-') ? id.startsWith(a) : id === a)),
)
for (const name of asked) {
  if (!wanted.some((id) => (name.endsWith('-') ? id.startsWith(name) : id === name))) {
    console.error(`No picture is called "${name}". Known: ${Object.keys(works).join(', ')}`)
    process.exitCode = 1
  }
}

mkdirSync(target, { recursive: true })
for (const id of wanted) {
  const svg = works[id]()
  writeFileSync(`${target}${id}.svg`, svg)
  console.log(`${id}.svg ${Math.round(svg.length / 1024)} kB`)
}
