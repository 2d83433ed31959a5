// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, click, hide, show, until } from '../testing/app.tsx'
import { later } from './later.tsx'

/** The script of the part cannot be loaded, as long as it is true. */
let isGone: boolean
/** There is no connection. */
let isAway: boolean

const Part = (_: { onClose?: () => void }) => <p className="part">Part</p>
const load = async () => {
  if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
  return Part
}
const form = () => document.querySelector('input')
const failure = (within = '#studio') => document.querySelector(`${within} .failure`)

beforeEach(() => {
  isGone = isAway = true
  // React says of every error that it was caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('fetch failed')
    return new Response()
  })
})
afterEach(async () => {
  await hide()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['a panel', '#studio', {}],
  ['a dialog', '.dialog', { onClose: () => {} }],
])(
  '%s that cannot be loaded says so in its place, all else stays, and it comes with the connection',
  async (_, place, props) => {
    const Later = later(load)
    await show(
      <>
        <input defaultValue="Written" />
        <Later {...props} />
      </>,
    )
    const said = await until(() => failure(place))
    expect(said.textContent).toContain('There is no connection to the studio.')
    expect(form()?.value).toBe('Written')
    isGone = isAway = false
    await click(button('Try again', said))
    await until(() => document.querySelector('.part'))
    expect([failure(place), form()?.value]).toEqual([null, 'Written'])
  },
)

it('one that does not come when there is a connection asks to load the page again', async () => {
  isAway = false
  const Later = later(load)
  await show(<Later />)
  expect((await until(() => failure())).textContent).toContain('Load the page again')
})
