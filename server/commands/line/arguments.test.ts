import { expect, it, vi } from 'vitest'
import { readArguments } from './arguments.mjs'

const command = {
  command: 'npm run paint',
  what: 'Paints a wall.',
  positionals: [
    { name: 'wall', what: 'which wall', choices: ['north', /^\d+$/] },
    { name: 'color', what: 'colors', optional: true, many: true },
  ],
  options: { coats: { value: 'number', what: 'how often', default: '2' }, dry: { what: 'paints nothing' } },
}
const refusal = (...given: string[]) => {
  try {
    readArguments(command, given)
    return 'accepted'
  } catch (error) {
    const { message, exitCode } = error as Error & { exitCode: number }
    expect(exitCode).toBe(2)
    expect(message).toContain('npm run paint -- <wall> [<color> …] [options]')
    return message.split('\n')[0]
  }
}

it('reads words, values and switches, in any order', () => {
  expect(readArguments(command, ['--dry', 'north', '--coats=3', 'red', '--', '--blue'])).toEqual({
    options: { coats: '3', dry: true },
    positionals: ['north', 'red', '--blue'],
  })
  expect(readArguments(command, ['12'])).toEqual({ options: { coats: '2', dry: undefined }, positionals: ['12'] })
})

it('refuses what it does not know, and says what to write', () => {
  expect(refusal('north', '--fast')).toBe('--fast is not an option.')
  expect(refusal('north', '-x')).toBe('-x is not an option.')
  expect(refusal('north', '--toString')).toBe('--toString is not an option.')
  expect(refusal('north', '--coats')).toBe('--coats needs a value: --coats <number>.')
  expect(refusal('north', '--coats', '--dry')).toBe('--coats needs a value: --coats <number>.')
  expect(refusal('north', '--dry=no')).toBe('--dry takes no value.')
  expect(refusal()).toBe('<wall> is missing.')
  expect(refusal('south')).toBe('"south" is not a <wall>. There are: north.')
  const positionals = [{ name: 'page', what: 'address of a page, like /news', choices: [/^\//] }]
  expect(() => readArguments({ command: 'npm run visit', what: 'Visits a page.', positionals }, ['news'])).toThrow(
    '"news" is not a <page>. <page>: address of a page, like /news.',
  )
  expect(() => readArguments({ command: 'npm run rest', what: 'Rests.' }, ['now'])).toThrow(
    '"now" is one word too many.',
  )
})

it.each(['--help', '-h'])('prints with %s how it is called, and ends', (flag) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(() => readArguments(command, ['south', flag])).toThrow('ended')
  const text = String(write.mock.calls[0]?.[0])
  vi.restoreAllMocks()
  expect(exit).toHaveBeenCalledWith(0)
  expect(text).toMatch(/^npm run paint -- <wall> \[<color> …\] \[options\]\n\nPaints a wall\.\n/)
  expect(text).toMatch(/--coats <number> +how often; default: 2/)
  expect(text).toMatch(/Exit code: 0 done, 1 .*, 2 /)
})
