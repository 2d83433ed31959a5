import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { createContentFiles, rememberingLog } from 'atrium/testing'
import type { Collection } from '../collection/collection.ts'
import { createFileCollection } from '../collection/file-collection.ts'
import { createHttpCollection } from '../collection/http-collection.ts'

/** Answers by objectID, as text. */
export type Answers = Record<string, string>

/** A service outside over answers; what it is asked for is added to `asked`. */
export function httpCollection(
  answers: Answers,
  {
    log = rememberingLog(),
    asked = [],
    now = () => new Date(0),
  }: { log?: Log; asked?: string[]; now?: () => Date } = {},
): Collection {
  const fetch = (async (address: string) => {
    asked.push(address)
    const text = answers[decodeURIComponent(address.split('/').at(-1) ?? '')]
    return new Response(text ?? 'nothing here', { status: text === undefined ? 404 : 200 })
  }) as typeof globalThis.fetch
  return createHttpCollection({ url: 'https://api.example.org/v1', now, log, fetch })
}

/** A content directory with the answers as files. */
export function fileCollection(answers: Answers, { log = rememberingLog() }: { log?: Log } = {}): Collection {
  const contentDir = mkdtempSync(join(tmpdir(), 'atrium-collection-'))
  mkdirSync(join(contentDir, 'collection'))
  writeFileSync(join(contentDir, 'secret.json'), '{"objectID":"../secret","title":"Not for anyone"}')
  for (const [objectID, text] of Object.entries(answers))
    writeFileSync(join(contentDir, 'collection', `${objectID}.json`), text)
  return createFileCollection({ files: createContentFiles(contentDir), log })
}
