import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useWindowEvent } from '../input/use-window-event.ts'

/** Takes files that are dropped, or pasted; absent: none are taken. */
export type TakeFiles = ((files: readonly File[]) => void) | undefined

/** Makes a part of the page take files. */
export function useFileDrop(take: TakeFiles) {
  const [isOver, setOver] = useState(false)
  const taken = (files: FileList, event: { preventDefault(): void; stopPropagation(): void }) => {
    if (!take || files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    take([...files])
  }
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!take || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      taken(event.dataTransfer.files, event)
    },
    onPaste: (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      const isWritten = target instanceof Element && target.closest('input, textarea, [contenteditable]')
      const isFormatted = ['text/html', 'text/rtf'].some((type) => clipboardData.types.includes(type))
      // Words of tables and documents come with a picture of themselves. A file comes with its name alone.
      if (!isWritten || !isFormatted || !clipboardData.types.includes('text/plain')) taken(clipboardData.files, event)
    },
  }
}

/** A file that is dropped where none is taken opens in place of the studio: it is let fall. */
export function useNoStrayDrops(): void {
  useWindowEvent(['dragover', 'drop'], (event) => {
    if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  })
}
