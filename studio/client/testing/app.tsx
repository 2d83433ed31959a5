import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createApi } from '../api/api.ts'
import { App } from '../shell/app.tsx'
import { addMissing } from './missing.ts'
import type { StandIn } from './stand-in.ts'

let root: Root | undefined

/** Lets React finish what it has begun, and so much time pass. */
export const settle = (time = 30): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, time))
  })

/** Waits until something is there. */
export async function until<Found>(find: () => Found | null | undefined | false, what = String(find)): Promise<Found> {
  for (let turn = 0; turn < 2400; turn++) {
    const found = find()
    if (found) return found
    await settle(25)
  }
  throw new Error(`Never there: ${what}\n${document.body.textContent?.slice(0, 2000)}`)
}

export async function show(node: ReactNode): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  addMissing()
  await hide()
  const place = document.createElement('div')
  place.id = 'studio'
  document.body.append(place)
  root = createRoot(place)
  await act(async () => root?.render(node))
}

export async function hide(): Promise<void> {
  await act(async () => root?.unmount())
  root = undefined
  document.body.replaceChildren()
}

/** Opens the studio at an address. */
export async function openStudio(server: StandIn, address = '/'): Promise<void> {
  history.replaceState(null, '', address)
  await show(<App api={createApi(server.fetch, server.send)} />)
}

/** Has it refuse all that is saved from the next opening on. @returns ends that */
export function refuseSaves(server: StandIn): () => void {
  const { fetch } = server
  const refusal = { error: { message: 'No.', remedy: '' } }
  server.fetch = async (input, init) =>
    init?.method === 'PUT' ? Response.json(refusal, { status: 422 }) : fetch(input, init)
  return () => {
    server.fetch = fetch
  }
}

export const button = (name: string | RegExp, within: ParentNode = document): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((element) => isNamed(element, name))

const isNamed = (element: Element, name: string | RegExp): boolean => {
  const own = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return typeof name === 'string' ? own.trim() === name : name.test(own)
}

/** The control of a field, by its path in the file. */
export const control = (path: string): HTMLInputElement | undefined =>
  document.querySelector<HTMLInputElement>(`[data-path="${path}"] :is(input, textarea, select)`) ?? undefined

export async function click(element: Element | undefined | null): Promise<void> {
  if (!element) throw new Error('There is nothing to click.')
  await act(async () => {
    ;(element as HTMLElement).focus?.()
    ;(element as HTMLElement).click()
  })
  await settle()
}

/** Types a text in place of what is in a control. */
export async function type(
  element: HTMLInputElement | HTMLTextAreaElement | undefined | null,
  text: string,
): Promise<void> {
  if (!element) throw new Error('There is nothing to type into.')
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function press(
  key: string,
  options: KeyboardEventInit = {},
  element: Element = document.activeElement ?? document.body,
): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
    element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true, ...options }))
  })
  await settle()
}
