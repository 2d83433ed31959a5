import { expect, it } from 'vitest'
import type { Written } from '../desk/following.ts'
import { namesOf } from '../languages/names.ts'
import { EDITOR } from '../people/person.ts'
import { Canvases } from './canvases.ts'

const draft = (uid: string): Written => ({ type: 'note', uid, isDraft: true })
const published = (uid: string): Written => ({ ...draft(uid), isDraft: false })

it('a session waits for what was written, unless it is about an entry that it lays over the store itself', async () => {
  const waited: string[] = []
  let written: Written[] = []
  const open = async () => ({ laid: () => ['laid'], close: () => {} })
  const canvases = new Canvases(
    open as never,
    async (isSeen = () => false) => {
      waited.push(...written.filter((one) => !isSeen(one)).map(({ uid, isDraft }) => `${uid} ${isDraft}`))
    },
    namesOf([]),
  )
  const session = { id: 1, person: EDITOR }
  written = [draft('laid'), draft('edited'), draft('other'), published('laid')]
  await canvases.whole(session)
  expect(waited.splice(0)).toEqual(['edited true', 'other true', 'laid false'])
  await canvases.whole(session, 'edited')
  expect(waited).toEqual(['other true', 'laid false'])
})
