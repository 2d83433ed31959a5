import { decoded, defined } from 'atrium'
import { useSyncExternalStore } from 'react'
import type { Ref } from '../api/contract.ts'
import type { SettingsName } from '../settings/shared/api.ts'
import { baseIn, ownBase } from './base.ts'

/** Describes what an address of the studio shows. */
export type Route =
  | {
      view: 'list'
      type?: string
      state?: string
      q?: string
      block?: string
      file?: string
      refers?: string
      comments?: string
      translation?: string
      as?: string
    }
  | { view: 'files'; kind?: string; q?: string }
  | { view: 'attention' }
  | { view: 'coming' }
  | { view: 'people' }
  | { view: 'blocks' }
  | { view: 'settings'; part: SettingsName; q?: string }
  | { view: 'entry'; ref: Ref; field?: string }

export function readRoute({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route {
  const query = new URLSearchParams(search)
  const [view, type, uid] = pathname.slice(baseIn({ pathname }).length).split('/').filter(Boolean).map(decoded)
  if (view === 'attention' || view === 'coming' || view === 'blocks' || view === 'people') return { view }
  if (view === 'settings') {
    const part = (['texts', 'redirects'] as const).find((one) => one === type) ?? 'institution'
    return defined({ view, part, q: query.get('q') || undefined }) as Route
  }
  const field = query.get('field')
  if (view === 'entries' && type && uid)
    return defined({ view: 'entry' as const, ref: { type, uid }, field: field || undefined })
  const given = (...names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = query.get(name)
        return value ? [[name, value]] : []
      }),
    )
  if (view === 'files') return { view, ...given('kind', 'q') }
  return { view: 'list', ...given('type', 'state', 'q', 'block', 'file', 'refers', 'comments', 'translation', 'as') }
}

/** @param base what addresses begin with; absent: as that of the page does */
export const addressOf = (route: Route, base = ownBase()): string => base + localAddressOf(route)

function localAddressOf(route: Route): string {
  if (route.view === 'entry') {
    const { type, uid } = route.ref
    const path = `/entries/${encodeURIComponent(type)}/${encodeURIComponent(uid)}`
    return route.field ? `${path}?${new URLSearchParams({ field: route.field })}` : path
  }
  if (route.view === 'settings')
    return `/settings/${route.part}${route.q ? `?${new URLSearchParams({ q: route.q })}` : ''}`
  if (route.view !== 'list' && route.view !== 'files') return `/${route.view}`
  const { view, ...filters } = route
  const given = Object.entries(filters).filter(([, value]) => value)
  const path = view === 'files' ? '/files' : '/'
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

const MOVED = 'atrium:moved'

/** Opens an address; `replace`: without a step in the history of the browser, as filters are typed. */
export function goTo(route: Route, { replace = false } = {}): void {
  const address = addressOf(route)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event(MOVED))
}

/** Opens what is led to by an answer that is asked for now, unless somebody has gone elsewhere when it comes. */
export function goLater(): (route: Route) => void {
  const { href } = location
  return (route) => location.href === href && goTo(route)
}

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(MOVED, listener)
  }
}

let last: { address: string; route: Route } | undefined

/** The route of the address; the same object as long as the address is the same. */
function currentRoute(): Route {
  const address = location.pathname + location.search
  if (last?.address !== address) last = { address, route: readRoute(location) }
  return last.route
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute)
