import { expect, it } from 'vitest'
import { letterOf } from './keys.ts'

it.each([
  ['Latin', 'z', 'KeyZ', 'z'],
  ['Latin with Caps Lock', 'Z', 'KeyZ', 'z'],
  ['AZERTY, which has other places', 'z', 'KeyW', 'z'],
  ['Dvorak, which has other places', ';', 'KeyZ', ';'],
  ['Spanish', 'ñ', 'Semicolon', 'ñ'],
  ['French of Canada', 'é', 'Slash', 'é'],
  ['Arabic', 'ئ', 'KeyZ', 'z'],
  ['Arabic', 'ظ', 'Slash', '/'],
  ['Arabic', '؟', 'Slash', '?'],
  ['Greek', 'Σ', 'KeyS', 's'],
  ['Russian', 'л', 'KeyK', 'k'],
  ['Russian, which has its own sign', '?', 'Digit7', '?'],
  ['Hebrew', 'ן', 'KeyI', 'i'],
  ['Hebrew, at a place without a letter', 'ף', 'Semicolon', 'semicolon'],
  ['French, of a sign', '§', 'Slash', '§'],
  ['of a Mac, with Option', '˚', 'KeyK', '˚'],
  ['any, of a key that writes nothing', 'Enter', 'Enter', 'enter'],
])('keys of the studio work on a keyboard that is %s: %s at %s is %s', (_, key, code, letter) => {
  expect(letterOf({ key, code, shiftKey: key === '؟' })).toBe(letter)
})
