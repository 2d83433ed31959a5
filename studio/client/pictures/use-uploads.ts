import { useEffect, useRef, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Row } from '../api/contract.ts'
import type { PictureWords } from '../api/files.ts'

/** A picture that is about to be uploaded. */
export interface Picture {
  number: number
  file: File
  /** Shows it in this page alone. */
  address: string
  words: { title: string; alt: string; caption: string; credit: string }
  isDecorative: boolean
  state: 'ready' | 'sending' | 'added' | 'failed' | 'same'
  /** Of it that is sent, 0 to 1. */
  part: number
  error?: unknown
  /** Images that show it already. */
  same?: readonly Row[]
}

/** Files that are sent at once. */
const AT_ONCE = 2

let count = 0

/** Pictures with what is said of them, and how far they are. */
export function useUploads(api: Api, files: readonly File[], tooLarge: (file: File) => unknown) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const now = useRef(pictures)
  now.current = pictures
  const rows = useRef<Row[]>([])
  const running = useRef(new Map<number, AbortController>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with other files alone
  useEffect(() => {
    const begun = files.map((file): Picture => {
      const error = tooLarge(file)
      return {
        ...{ number: ++count, file, address: URL.createObjectURL(file), isDecorative: false, part: 0 },
        words: { title: titleOf(file.name), alt: '', caption: '', credit: '' },
        ...(error === undefined ? { state: 'ready' as const } : { state: 'failed' as const, error }),
      }
    })
    setPictures(begun)
    return () => {
      now.current = []
      for (const { address } of begun) URL.revokeObjectURL(address)
      for (const controller of running.current.values()) controller.abort()
    }
  }, [files])
  const change = (number: number, to: Partial<Picture>) =>
    setPictures((all) => all.map((picture) => (picture.number === number ? { ...picture, ...to } : picture)))

  const send = async ({ number, file, words, isDecorative }: Picture, again = false) => {
    const controller = new AbortController()
    running.current.set(number, controller)
    change(number, { state: 'sending', part: 0, error: undefined })
    const { alt, ...more } = words
    const said: PictureWords = { ...more, ...(isDecorative ? {} : { alt }), ...(again ? { again } : {}) }
    const onProgress = (part: number) => change(number, { part })
    try {
      const uploaded = await api.uploadPicture(file, said, { onProgress, signal: controller.signal })
      if ('same' in uploaded) return change(number, { state: 'same', same: uploaded.same })
      rows.current.push(uploaded.row)
      change(number, { state: 'added' })
    } catch (error) {
      change(number, controller.signal.aborted ? { state: 'ready' } : { state: 'failed', error })
    } finally {
      running.current.delete(number)
    }
  }
  return {
    pictures,
    /** Images that were made or chosen so far. */
    rows: rows.current,
    say: (number: number, words: Partial<Picture['words']>) =>
      setPictures((now) =>
        now.map((picture) =>
          picture.number === number ? { ...picture, words: { ...picture.words, ...words } } : picture,
        ),
      ),
    change,
    remove: (number: number) => setPictures((all) => all.filter((picture) => picture.number !== number)),
    cancel: (number: number) => running.current.get(number)?.abort(),
    /** Takes an image that is there in place of the picture. */
    takeThere(number: number, row: Row) {
      rows.current.push(row)
      change(number, { state: 'added' })
    },
    send,
    /** Sends all that are ready, a few at once. */
    async sendAll() {
      const waiting = pictures.filter(({ state }) => state === 'ready' || state === 'failed')
      const next = async (): Promise<void> => {
        const begun = waiting.shift()
        // Meanwhile something else may be said of it, or it is left out.
        const picture = now.current.find(({ number }) => number === begun?.number)
        if (picture) await send(picture)
        if (begun) await next()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, next))
    },
  }
}

/** What a file is called, as words: `red-kiln_2.JPG` is "red kiln 2". */
export const titleOf = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
