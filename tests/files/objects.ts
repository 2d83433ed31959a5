import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'

/** Where objects are made. */
export interface Room {
  /** Folder in which objects are put; links may lead to other places in it. */
  inside: string
  /** Folder beside it, out of which nothing is served. */
  outside: string
  /** What a file holds that is as it should be. */
  body: string | Buffer
}

export type Kind = keyof typeof objects

const TERABYTE = 1024 ** 4

/** Ways to put an object of the file system at a path. */
export const objects = {
  file: (path: string, { body }: Room) => writeFileSync(path, body),
  'empty file': (path: string) => writeFileSync(path, ''),
  'file of a terabyte': (path: string) => {
    const file = openSync(path, 'w')
    ftruncateSync(file, TERABYTE)
    closeSync(file)
  },
  pipe: (path: string) => void execFileSync('mkfifo', [path]),
  socket: async (path: string) => {
    const server = createServer().unref()
    await new Promise<void>((listening) => server.listen(path, listening))
  },
  folder: (path: string) => mkdirSync(path),
  'link to a file inside': (path: string, { inside, body }: Room) => {
    const target = join(inside, `.${basename(path)}`)
    writeFileSync(target, body)
    symlinkSync(target, path)
  },
  'link to a file outside': (path: string, { outside, body }: Room) => {
    const target = join(outside, basename(path))
    writeFileSync(target, body)
    symlinkSync(target, path)
  },
  'link to itself': (path: string) => symlinkSync(path, path),
  'link to nothing': (path: string) => symlinkSync(`${path}-none`, path),
  'link to an endless device': (path: string) => symlinkSync('/dev/zero', path),
  'link to a pipe outside': (path: string, { outside }: Room) => {
    rmSync(join(outside, 'pipe'), { force: true })
    execFileSync('mkfifo', [join(outside, 'pipe')])
    symlinkSync(join(outside, 'pipe'), path)
  },
  'link to the root': (path: string) => symlinkSync('/', path),
} satisfies Record<string, (path: string, room: Room) => void | Promise<void>>

export const KINDS = Object.keys(objects) as Kind[]

/** Kinds that are a file as it should be. */
export const isWhole = (kind: Kind): boolean => kind === 'file' || kind === 'link to a file inside'

/** Puts an object in the place of whatever is at a path. */
export async function put(kind: Kind, path: string, room: Room): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { recursive: true, force: true })
  await objects[kind](path, room)
}
