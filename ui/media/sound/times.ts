/** The last of some times that has come; -1 before the first. @param times in order */
export const indexAt = (times: readonly number[], seconds: number): number =>
  times.findLastIndex((time) => time <= seconds)

/**
 * Marks the chapter and the words that are heard, and plays from those that are chosen.
 *
 * @param element holds lists whose links say by `data-seconds` where in the recording they lead
 */
export function followTimes(element: HTMLElement, audio: HTMLAudioElement, playFrom: (seconds: number) => void): void {
  for (const list of element.querySelectorAll<HTMLElement>('[data-times]')) {
    const links = [...list.querySelectorAll<HTMLElement>('a[data-seconds]')]
    const times = links.map(({ dataset }) => Number(dataset.seconds))
    let marked: HTMLElement | undefined
    audio.addEventListener('timeupdate', () => {
      const next = links[indexAt(times, audio.currentTime)]
      if (next === marked) return
      marked?.removeAttribute('aria-current')
      next?.setAttribute('aria-current', 'true')
      marked = next
      if (next && !audio.paused) bringIntoView(list, next)
    })
    list.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-seconds]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      playFrom(Number(link.dataset.seconds))
    })
  }
}

/** Scrolls the list alone: the page stays where the visitor reads. */
function bringIntoView(list: HTMLElement, link: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight || list.matches(':hover, :focus-within')) return
  const item = link.parentElement as HTMLElement
  const above = item.offsetTop - list.offsetTop
  const isSeen = above >= list.scrollTop && above + item.offsetHeight <= list.scrollTop + list.clientHeight
  if (!isSeen) list.scrollTo({ top: above - list.clientHeight / 3 })
}
