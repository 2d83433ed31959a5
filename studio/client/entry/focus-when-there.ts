/** Looked again for what is a script of its own after so many milliseconds, and so often. */
const LOADING = 50
const MOST_TURNS = 60

/** Gives something the focus as soon as it is there. */
export function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const look = (turns: number) => {
    const found = find()
    if (found) found.focus()
    else if (turns > 0) setTimeout(() => look(turns - 1), LOADING)
  }
  // What was opened is there after the next rendering.
  requestAnimationFrame(() => requestAnimationFrame(() => look(MOST_TURNS)))
}
