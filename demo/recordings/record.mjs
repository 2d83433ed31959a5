#!/usr/bin/env node
/**
 * Makes the recordings of the demo content into demo/content/media. Without arguments all of them, otherwise the named
 * ones:
 *   node demo/recordings/record.mjs round-the-jar eleven-strokes
 * Sounds come out the same each time; films depend on the browser's encoder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { films } from './films/index.mjs'
import { captions, sounds } from './sounds/index.mjs'

const target = fileURLToPath(new URL('../content/media/', import.meta.url))
const recordings = { ...sounds, ...captions, ...films }
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in recordings))
if (unknown.length > 0) {
  console.error(`No recording is called "${unknown.join('", "')}". Known: ${Object.keys(recordings).join(', ')}`)
  process.exit(1)
}

mkdirSync(target, { recursive: true })
for (const [name, record] of Object.entries(recordings)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { ending, bytes, seconds } = await record()
  writeFileSync(`${target}${name}.${ending}`, bytes)
  console.log(`${name}.${ending}: ${seconds.toFixed(1)} s, ${(bytes.length / 1024).toFixed(0)} kB`)
}
