import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { onTestFinished } from 'vitest'
import {
  type ContentDatabase,
  type ContentDatabaseOptions,
  openContentDatabase,
  publishDirectory,
} from '../../services/content/index.ts'
import type { PostgresServer } from './server.ts'

/** Files of a content directory by path, as text. */
export type Files = Record<string, string>

/** A folder of its own, deleted after the test. */
export function testFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${purpose}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A content directory of an editor, from which a node publishes. */
export function editorDirectory(files: Files = {}) {
  const directory = testFolder('editor')
  mkdirSync(join(directory, 'entries'), { recursive: true })
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { directory, write, remove: (path: string) => rmSync(join(directory, path)) }
}

/** The same, at a database with tables of its own, to which it publishes. */
export function editorAt(server: PostgresServer, files: Files) {
  const url = server.url()
  const editor = editorDirectory(files)
  const publish = () => publishDirectory({ url, contentDir: editor.directory, node: 'editor' })
  return { ...editor, url, publish }
}

export interface TestNode {
  database: ContentDatabase
  log: ReturnType<typeof rememberingLog>
  dataDir: string
  /** What the node would show: JSON files of its directory, as text. */
  files(): Files
  /** How often it was told of changes. */
  told(): number
  close(): Promise<void>
}

interface NodeOptions {
  dataDir?: string
  onChange?: () => Promise<void>
  exclusively?: ContentDatabaseOptions['exclusively']
}

/** A node that follows, without a site; closed after the test. */
export async function followingNode(
  url: string,
  contentDir: string,
  { dataDir = testFolder('node'), onChange = async () => {}, exclusively }: NodeOptions = {},
): Promise<TestNode> {
  const log = rememberingLog()
  let told = 0
  const database = await openContentDatabase({
    url,
    contentDir,
    dataDir,
    exclusively,
    now: () => new Date('2026-03-14T17:00:00Z'),
    log,
  })
  database.follow(async () => {
    told++
    await onChange()
  })
  onTestFinished(database.close)
  return { database, log, dataDir, files: () => filesIn(database.directory), told: () => told, close: database.close }
}

/** JSON files below a folder by path; links to pictures are left out, which Node follows from 22 on. */
export function filesIn(directory: string): Files {
  if (!existsSync(directory)) return {}
  const own = realpathSync(directory)
  const found = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !file.name.startsWith('.') && realpathSync(file.parentPath).startsWith(own),
  )
  return Object.fromEntries(
    found
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(directory.length + 1), readFileSync(path, 'utf8')]),
  )
}
