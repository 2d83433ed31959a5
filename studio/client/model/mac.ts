const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent)

/** Keys as they are on the keyboard that is used. */
export const keyName = (keys: string): string =>
  isMac() ? keys.replaceAll('Mod', '⌘').replaceAll('Alt', '⌥').replaceAll('Shift', '⇧') : keys.replaceAll('Mod', 'Ctrl')
