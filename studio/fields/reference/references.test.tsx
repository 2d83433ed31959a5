// @vitest-environment jsdom
import { afterEach, beforeEach, it } from 'vitest'
import { button, click, control, hide, openStudio, press, until } from '../../client/testing/app.tsx'
import { type StandIn, standIn, textOf } from '../../client/testing/stand-in.ts'

const TAGS = ['Kilns', 'Lathes', 'Glazes']
let server: StandIn

beforeEach(() => {
  localStorage.clear()
  const topic_tags = TAGS.map((uid) => ({ uid, _content_type_uid: 'topic_tag' }))
  server = standIn([{ type: 'article', uid: 'a', body: '', value: { uid: 'a', title: 'A', url: '/a', topic_tags } }])
  for (const uid of TAGS)
    server.stored.set(`topic_tag/${uid}`, { ref: { type: 'topic_tag', uid }, published: textOf({ uid, title: uid }) })
})
afterEach(hide)

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-path="topic_tags"] .reference')]
const titles = () => lines().map((line) => line.querySelector('.row-title')?.textContent)
const focused = () => document.activeElement?.querySelector('.row-title')?.textContent

it('entries are moved by keys again and again: the focus goes with them, and on where one is removed', async () => {
  await openStudio(server, '/entries/article/a')
  await until(() => control('title'))
  await until(() => titles().join() === TAGS.join())
  lines()[0]?.focus()
  for (const order of ['Lathes,Kilns,Glazes', 'Lathes,Glazes,Kilns']) {
    await press('ArrowDown', { altKey: true })
    await until(() => titles().join() === order && focused() === 'Kilns')
  }
  await click(button('Actions for Glazes'))
  await click([...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent === 'Remove'))
  await until(() => titles().join() === 'Lathes,Kilns' && focused() === 'Kilns')
})

it('entries are put into another order in a dialog, which lists them in theirs', async () => {
  await openStudio(server, '/entries/article/a')
  await until(() => titles().join() === TAGS.join())
  await click(button('Arrange', document.querySelector('[data-path="topic_tags"]') as Element))
  const rows = () => [...document.querySelectorAll('[role=dialog] [role=grid] [role=row]')]
  await until(
    () =>
      rows()
        .map(({ textContent }) => textContent)
        .join() === TAGS.join(),
  )
})
