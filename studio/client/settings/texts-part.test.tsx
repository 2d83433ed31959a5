// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { button, click, hide, openStudio, type, until } from '../testing/app.tsx'
import { standIn } from '../testing/stand-in.ts'
import type { TextList } from './shared/api.ts'

const LIST: TextList = {
  ...{ path: 'messages/en.json', hash: 't1', language: 'en', isReadable: true, forms: ['one', 'other'] },
  texts: [
    { id: 'visit.open', area: 'visit', delivered: 'Open now', problems: [] },
    { id: 'visit.closed', area: 'visit', delivered: 'Closed', problems: [] },
  ],
  unknown: [],
}
const find = (words: string) => type(document.querySelector<HTMLInputElement>('main [type=search]'), words)
const box = () => document.querySelector<HTMLTextAreaElement>('.text-form textarea')

beforeEach(() => sessionStorage.clear())
afterEach(hide)

it('a text that is being written stays while another is looked for, and takes no focus when it is found again', async () => {
  const server = standIn([])
  const { fetch } = server
  server.fetch = async (input, init) =>
    String(input).endsWith('/api/settings/texts') ? Response.json(LIST) : fetch(input, init)
  await openStudio(server, '/settings/texts')
  await click(await until(() => button('Change visit.open')))
  expect(document.activeElement).toBe(box())
  await type(box(), 'Open until tonight')
  const search = document.querySelector<HTMLInputElement>('main [type=search]')
  search?.focus()
  await find('closed')
  await until(() => !box())
  await find('')
  await until(() => box()?.value === 'Open until tonight')
  expect(document.activeElement).toBe(search)
  await click(button('Cancel'))
  expect([box(), document.querySelectorAll('tbody tr').length]).toEqual([null, 2])
})

it('a text that somebody else has saved since is shown beside what is being written', async () => {
  const server = standIn([])
  const { fetch } = server
  let own: string | undefined = 'Open'
  const texts = () => LIST.texts.map((text) => (text.id === 'visit.open' ? { ...text, own } : text))
  server.fetch = async (input, init) =>
    String(input).endsWith('/api/settings/texts') ? Response.json({ ...LIST, texts: texts() }) : fetch(input, init)
  await openStudio(server, '/settings/texts')
  await click(await until(() => button('Change visit.open')))
  await type(box(), 'Open until tonight')
  const saved = () => box()?.closest('td')?.querySelector('.words')?.textContent
  expect(saved()).toBeUndefined()
  own = 'Open until 9'
  await hide()
  await openStudio(server, '/settings/texts')
  await until(() => box()?.value === 'Open until tonight')
  expect(saved()).toBe('Open until 9')
})
