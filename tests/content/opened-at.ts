import { clockAt } from './directory.ts'
import { opened } from './opened.ts'

/** Content with a clock that is set by hand. */
export async function openedAt(moment: string, files: Record<string, unknown>) {
  let now = new Date(moment)
  const at = (to: string) => {
    now = new Date(to)
  }
  const clock = { ...clockAt('2026-03-14'), now: () => now, today: () => now.toISOString().slice(0, 10) }
  const content = await opened(files, { clock })
  const { published, preview } = content
  const shown = async () => {
    await published.revision()
    const { items } = await published.find(['note'], {})
    return items.map(({ uid }) => uid).sort()
  }
  const previewed = async () => (await preview.find(['note'], {})).items.map(({ uid }) => uid).sort()
  /** What the outbox tells of what has changed since, as uids with a sign. */
  const toldSince = async (revision: number) =>
    (await published.changes(revision)).map(({ uid, before, after }) => `${before ? '-' : ''}${after ? '+' : ''}${uid}`)
  return { ...content, clock, at, shown, previewed, toldSince }
}
