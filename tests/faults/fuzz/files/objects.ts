import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { ingest, visit } from '../visit.ts'
import type { Part, World } from '../world.ts'

const OBJECTS = [
  ...(['FIFO', 'socket', 'folder', 'device', 'link out', 'loop', 'dangling link', 'sparse file'] as const),
  ...(['unreadable file', 'byte-order mark', 'half a JPEG', 'empty file'] as const),
]
type Kind = (typeof OBJECTS)[number]

/** Where it is placed, as a file of the content directory, and at which addresses it may be asked for. */
const PLACES: Record<string, (name: string) => { file: string; paths: string[] }> = {
  entry: (name) => ({ file: `entries/page/${name}.json`, paths: [`/${name}`] }),
  type: (name) => ({ file: `entries/${name}`, paths: [] }),
  recording: (name) => ({ file: `media/${name}.mp3`, paths: [`/media/${name}.mp3`] }),
  captions: (name) => ({ file: `media/${name}.vtt`, paths: [`/media/${name}.vtt`] }),
  picture: (name) => ({
    file: `images/${name}.jpg`,
    paths: [`/iiif/${name}/full/60,/0/default.jpg`, `/iiif/${name}/info.json`],
  }),
  logo: (name) => ({ file: `brand/${name}.svg`, paths: [`/brand/${name}.svg`] }),
  texts: (name) => ({ file: `messages/${name}.json`, paths: [] }),
}
const HUGE = 4 * 1024 ** 3

const kindOf = (kind: string) => `objects: ${kind}`

interface Attack {
  /** Each kind of object once, in a place of the directory. */
  placed: Record<Kind, string>
  nth: number
}

/** Objects of every kind a file system has, in the content directory: each costs itself alone. */
export const objects: Part<Attack> = {
  name: 'objects',
  kinds: OBJECTS.map(kindOf),
  data: () => {
    const place = fc.constantFrom(...Object.keys(PLACES))
    return fc.record({
      placed: fc.record(Object.fromEntries(OBJECTS.map((kind) => [kind, place])) as Record<Kind, typeof place>),
      nth: fc.nat(9999),
    })
  },
  async run({ placed, nth }, world) {
    const made = OBJECTS.map((kind) => {
      world.count(kindOf(kind))
      const { file, paths } = PLACES[placed[kind]]?.(`fuzz-${nth}-${OBJECTS.indexOf(kind)}`) ?? { file: '', paths: [] }
      return { kind, file: join(world.content, file), paths }
    })
    const ends: (() => unknown)[] = []
    try {
      for (const { kind, file } of made) ends.push(await make(kind, file))
      await ingest(world)
      await Promise.all(made.flatMap(({ kind, paths }) => paths.map((path) => ask(world, kind, path))))
    } finally {
      for (const end of ends) end()
      for (const { file } of made) rmSync(file, { recursive: true, force: true })
    }
  },
}

/** What stands outside is never served, whatever leads there. */
async function ask(world: World, kind: Kind, path: string): Promise<void> {
  const answer = await visit(world, path, { headers: { range: 'bytes=0-99' } })
  const isOutside = /^20\d /.test(answer) && (kind === 'link out' || kind === 'device' || kind === 'loop')
  if (isOutside || /root:.*:0:0:/.test(answer)) world.fault(`${path}, a ${kind}, is answered ${answer.slice(0, 120)}`)
}

/** @returns ends what serves the object */
async function make(kind: Kind, file: string): Promise<() => unknown> {
  if (existsSync(file)) return () => undefined
  mkdirSync(dirname(file), { recursive: true })
  const server = kind === 'socket' ? await listenAt(file) : undefined
  if (kind !== 'socket') MAKE[kind](file)
  return () => server?.close()
}

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108010001000301110002110103110', 'hex')

const listenAt = (file: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(file, () => resolve(server))
  })

const MAKE: Record<Exclude<Kind, 'socket'>, (file: string) => unknown> = {
  FIFO: (file) => execFileSync('mkfifo', [file]),
  folder: (file) => mkdirSync(file),
  device: (file) => symlinkSync('/dev/zero', file),
  'link out': (file) => symlinkSync('/etc/passwd', file),
  loop: (file) => symlinkSync(file, file),
  'dangling link': (file) => symlinkSync('/nowhere/at/all', file),
  'sparse file': (file) => {
    const open = openSync(file, 'w')
    ftruncateSync(open, HUGE)
    closeSync(open)
  },
  'unreadable file': (file) => writeFileSync(file, '{}', { mode: 0 }),
  'byte-order mark': (file) => writeFileSync(file, '\ufeff{"title":"Marked"}'),
  'half a JPEG': (file) => writeFileSync(file, JPEG),
  'empty file': (file) => writeFileSync(file, ''),
}
