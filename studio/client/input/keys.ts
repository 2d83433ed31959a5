const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent)

/** Keys as they are on the keyboard that is used. */
export const keyName = (keys: string): string =>
  isMac() ? keys.replaceAll('Mod', '⌘').replaceAll('Alt', '⌥').replaceAll('Shift', '⇧') : keys.replaceAll('Mod', 'Ctrl')

/** What keys say without Shift and with it, where a keyboard with other letters has one of these. */
const SIGNS: Readonly<Record<string, string>> = { Slash: '/?', Backslash: '\\|' }

/**
 * The letter or sign of a key, in lower case. On a keyboard in another script it is the one that is there on a Latin one;
 * whoever has Latin letters elsewhere, as on Dvorak, has them where they are.
 */
export function letterOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (!/^[\p{L}؟]$/u.test(key) || /\p{Script=Latin}/u.test(key)) return key.toLowerCase()
  return SIGNS[code]?.[shiftKey ? 1 : 0] ?? code.replace(/^Key/, '').toLowerCase()
}
