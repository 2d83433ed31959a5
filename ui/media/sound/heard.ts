import { defined } from 'atrium'
import type { Device } from './places.ts'

/** Names what the tab plays in its storage; `PlayOn` bears it, too. */
const KEY = 'heard'
/** Releases are quick: so long another tab has it, it plays it. */
const PATIENCE = 1000

/** What a tab plays, for its next page to play on. */
export interface Heard {
  /** Differs between tabs. One that is opened from another gets a copy of all this, and must not play it, too. */
  tab: string
  source: string
  title: string
  /** Address of the page that is about it. */
  href: string
  at: number
  isPlaying: boolean
  /** Of the recording, in seconds. */
  length?: number
  picture?: string
  /** As in `data-messages`. */
  messages?: string
}

/**
 * Reads what the tab plays. Any script of the site may have written there, or a former release: what is no such thing is
 * nothing.
 *
 * @param page address of this page
 */
export function heardIn(device: Device, page: string): Heard | undefined {
  try {
    const { tab, source, title, href, at, isPlaying, length, picture, messages } = JSON.parse(
      device.getItem(KEY) ?? 'null',
    ) as Record<keyof Heard, unknown>
    const own = new URL(page).origin
    const leadsTo = (address: unknown, isFile: boolean): address is string => {
      if (typeof address !== 'string') return false
      const { origin, protocol } = new URL(address, page)
      return origin === own || (isFile && protocol === 'https:')
    }
    if (![tab, title].every((text) => text && typeof text === 'string') || !(isTime(at) && leadsTo(source, true)))
      return undefined
    return defined({
      tab: tab as string,
      source,
      title: title as string,
      href: leadsTo(href, false) ? href : '/',
      at,
      isPlaying: isPlaying === true,
      length: isTime(length) ? length : undefined,
      picture: leadsTo(picture, true) ? picture : undefined,
      messages: isTexts(messages) ? messages : undefined,
    })
  } catch {
    return undefined
  }
}

const isTime = (seconds: unknown): seconds is number => Number.isFinite(seconds) && (seconds as number) >= 0

const isTexts = (written: unknown): written is string =>
  typeof written === 'string' && Object.values(JSON.parse(written)).every((text) => typeof text === 'string')

/** @param heard undefined: nothing is played any more */
export function keepHeard(device: Device, heard: Heard | undefined): void {
  try {
    if (heard) device.setItem(KEY, JSON.stringify(heard))
    else device.removeItem(KEY)
  } catch {
    // The device is full, or keeps nothing.
  }
}

/**
 * Claims what a tab plays until the page is left.
 *
 * @returns false where another tab has it
 */
export const claimHeard = ({ tab }: Pick<Heard, 'tab'>): Promise<boolean> =>
  new Promise((resolve) => {
    const left = new Promise((release) => addEventListener('pagehide', release, { once: true }))
    // Without encryption there are no locks.
    if (!navigator.locks) return resolve(true)
    const hold = () => {
      resolve(true)
      return left
    }
    navigator.locks.request(`heard ${tab}`, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => resolve(false))
  })
