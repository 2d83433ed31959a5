// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { button, click, control, hide, openStudio, press, until } from '../testing/app.tsx'
import { standIn, textOf } from '../testing/stand-in.ts'

afterEach(hide)

/** Opens the dialog of a draft whose schedule is refused with these facts, the first time. */
async function openDialog(refused: object) {
  localStorage.clear()
  const server = standIn([])
  const ref = { type: 'article', uid: 'a' }
  server.stored.set('article/a', { ref, draft: textOf({ uid: 'a', title: 'A', url: '/a' }) })
  const { fetch } = server
  let isFirst = true
  let saying: string | null | undefined
  server.fetch = async (input, init) => {
    if (!isFirst || !String(input).endsWith('/schedule')) return fetch(input, init)
    isFirst = false
    saying = document.querySelector('[role=dialog] [role=status]')?.textContent
    return Response.json({ error: { message: 'It is refused.', remedy: 'Mend it.' }, ...refused }, { status: 422 })
  }
  await openStudio(server, '/entries/article/a')
  await until(() => control('title'))
  await click([...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === 'Publish'))
  await click(await until(() => button('Schedule …')))
  const dialog = await until(() => document.querySelector('[role=dialog]'))
  for (const part of dialog.querySelectorAll('.date-input')[0]?.querySelectorAll('[role=spinbutton]') ?? [])
    await press('ArrowUp', {}, part)
  await click(button('Set the schedule', dialog))
  expect(saying).toBe('Saving …')
  return { dialog, plan: () => server.stored.get('article/a')?.schedule }
}

const isOpen = (dialog: Element) => document.querySelector('[role=dialog]') === dialog

it('stays open where a moment is past, says it at its field in the zone of the house, and goes on with another', async () => {
  const { dialog, plan } = await openDialog({ problems: [{ field: 'publish' }] })
  const [field, other] = dialog.querySelectorAll('.stacked')
  const said = await until(() => field?.querySelector('[role=alert]')?.textContent)
  expect(said).toMatch(/^\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M lies in the past\. Choose a moment that is to come\.$/)
  expect([isOpen(dialog), other?.querySelector('[role=alert]'), dialog.querySelector('.failure')]).toEqual([
    ...[true, null, null],
  ])
  await press('ArrowUp', {}, field?.querySelector('[data-type=year]') as Element)
  expect(field?.querySelector('[role=alert]')).toBe(null)
  await click(button('Set the schedule', dialog))
  await until(() => plan()?.publish)
  await until(() => !document.querySelector('[role=dialog]'))
})

it('stays open where it is refused for something else, and says why', async () => {
  const { dialog } = await openDialog({})
  await until(() => dialog.querySelector('.failure')?.textContent === 'It is refused.Mend it.')
  expect([isOpen(dialog), document.querySelector('.publish .failure')]).toEqual([true, null])
})
