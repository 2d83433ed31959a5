import { useEffect, useRef, useState } from 'react'

/** Measures the room, in which a page of some width is shown smaller where it has to be. */
export function useRoom(width: number) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 600, height: 700 })
  useEffect(() => {
    const element = room.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, scale: Math.min(1, Math.max(size.width, 200) / width), height: Math.max(size.height, 300) }
}
