// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { button, click, control, hide, openStudio, type, until } from '../testing/app.tsx'
import { demoEntry } from '../testing/demo-entries.ts'
import { type StandIn, standIn, textOf } from '../testing/stand-in.ts'

const entry = demoEntry('question_answer', 'question_answer_center_bags')
let server: StandIn

beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  server = standIn([entry])
})
afterEach(hide)

const inPanel = (name: string) => button(name, document.querySelector('.publish') as Element)
const tab = (name: string) => [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent === name)
const note = () => document.querySelector<HTMLInputElement>('.publish-note input')

it('keeps what is written for the history while another panel is looked at, or all is loaded anew, until it is published', async () => {
  await openStudio(server, `/entries/question_answer/${entry.uid}`)
  await type(await until(() => control('title')), 'May I bring a bag?')
  await click(tab('Publish'))
  await type(await until(note), 'As asked at the desk')
  await click(tab('Page'))
  await until(() => !note())
  await openStudio(server, `/entries/question_answer/${entry.uid}`)
  await until(() => control('title'))
  await click(tab('Publish'))
  expect((await until(note)).value).toBe('As asked at the desk')
  await click(inPanel('Publish'))
  await until(() => !note())
  await type(control('title') as HTMLInputElement, 'May I bring bags?')
  expect((await until(note)).value).toBe('')
})

it('keeps it, too, when the schedule or what visitors see is taken back', async () => {
  const one = server.stored.get(`question_answer/${entry.uid}`)
  Object.assign(one ?? {}, { draft: textOf({ ...entry.value, title: 'May I?' }), schedule: { publish: '2026-05-01' } })
  await openStudio(server, `/entries/question_answer/${entry.uid}`)
  await click(await until(() => tab('Publish')))
  await type(await until(note), 'As asked at the desk')
  await click(await until(() => inPanel('Remove the schedule')))
  await until(() => !one?.schedule && !inPanel('Remove the schedule'))
  expect(note()?.value).toBe('As asked at the desk')
  await click(inPanel('Take back'))
  await click(button('Take back', document.querySelector('[role=alertdialog]') as Element))
  await until(() => !one?.published && !inPanel('Take back'))
  expect(note()?.value).toBe('As asked at the desk')
})
