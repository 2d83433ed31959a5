/** Points of Arabic and Hebrew that say how vowels sound, and the line that makes a word longer: most texts are without. */
const POINTS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g

/** A text without them. */
export const withoutPoints = (text: string): string => text.replace(POINTS, '')

/** Letters that are written one for the other, as words are typed. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ٲ: 'ا', ٳ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ۀ: 'ه', ک: 'ك' },
}
const LETTERS = /[ٱٲٳىیےةۀک]/g
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Of kana that are written in either of two scripts. */
const KATAKANA = /[\u30a1-\u30f6]/g
const TO_HIRAGANA = 0x60

/**
 * Words of Arabic, Hebrew and Japanese as they are compared: without vowel points and the letters' own hamza, digits as in
 * English, kana as hiragana.
 *
 * @param text decomposed, in compatible forms (NFKD): half-width kana are whole ones there
 */
export const foldScripts = (text: string): string =>
  withoutPoints(text)
    .replace(LETTERS, (letter) => ALIKE[letter] as string)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
