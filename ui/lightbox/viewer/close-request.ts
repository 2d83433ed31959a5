/** Of the HTML standard, “Close requests and close watchers”; not in every browser, nor in TypeScript's library. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Calls `close` when the system asks to close what lies over the page, as a phone's Back does, which then stays on the
 * page. Browsers that do not tell of it are left as they are.
 *
 * @returns to be called when it is closed
 */
export function onCloseRequest(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
  if (!CloseWatcher) return () => {}
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}
