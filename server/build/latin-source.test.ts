import { expect, it } from 'vitest'
import { latinSource } from './latin-source.ts'

it('sources of the server hold no character beyond Latin-1, and say the same', () => {
  const code = "({ text: 'Écho … “é” 🎨', template: `→${1}`, pattern: /^[‘’🎨]$/u.test('🎨') })"
  const bundle = { 'main.mjs': { type: 'chunk', code } }
  const { handler } = latinSource().generateBundle as unknown as { handler(_: unknown, bundle: object): void }
  handler(null, bundle)
  expect(bundle['main.mjs'].code).not.toMatch(/[^\0-\xff]/)
  // biome-ignore lint/security/noGlobalEval: what is built is code.
  expect((0, eval)(bundle['main.mjs'].code)).toEqual({ text: 'Écho … “é” 🎨', template: '→1', pattern: true })
})
