import { expect } from 'vitest'
import type { ServedSite } from '../../browser/index.ts'
import type { StudioProcess } from './started.ts'

/** A body with a text. */
export const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]
/** Address of a document. */
export const at = (uid: string, act = '') => `/api/entries/document/document_${uid}${act}`
export const read = async (studio: StudioProcess, uid: string) => (await studio.ask('GET', at(uid))).json
export type Entry = Awaited<ReturnType<typeof read>>
export const newest = ({ draft, published }: Entry) => draft ?? published
/** What of an entry was read, for whoever writes all of it. */
export const seen = (entry: Entry) => ({ ifHash: newest(entry).hash, ifPublished: entry.published?.hash ?? null })

/** Does something with all of a document as it is, like publishing. */
export async function post(studio: StudioProcess, uid: string, act: string, more: object = {}): Promise<void> {
  const done = await studio.ask('POST', at(uid, act), { ...seen(await read(studio, uid)), ...more })
  expect([act, done.status]).toEqual([act, 200])
}

/** What is known of a document, newest first. */
export const versionsOf = async (studio: StudioProcess, uid: string) =>
  (await studio.ask('GET', at(uid, '/versions'))).json.versions

/** Saves a change of what was read, as often as somebody else was first. @returns how often */
export async function addWord(studio: StudioProcess, uid: string, word: string): Promise<number> {
  for (let conflicts = 0; ; conflicts++) {
    const { value, hash } = newest(await read(studio, uid))
    const body = [...value.body, ...words(word)]
    const { status } = await studio.ask('PUT', at(uid), { value: { ...value, body }, ifHash: hash })
    if (status === 200) return conflicts
    expect(status).toBe(409)
  }
}

/** Waits until visitors of each node are shown something. @returns how long that took, in milliseconds */
export async function untilAllShow(
  nodes: readonly ServedSite[],
  path: string,
  what: { status: number; text?: string },
): Promise<number> {
  const began = performance.now()
  const isShown = async (node: ServedSite) => {
    const answer = await fetch(node.origin + path, { redirect: 'manual' })
    const text = `${answer.headers.get('location')} ${await answer.text()}`
    return answer.status === what.status && text.includes(what.text ?? '')
  }
  await Promise.all(nodes.map((node) => expect.poll(() => isShown(node), { interval: 10 }).toBe(true)))
  return Math.round(performance.now() - began)
}
