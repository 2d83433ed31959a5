import { parseArgs } from 'node:util'
import { Failure, say } from './say.mjs'

/**
 * Says what a command is called with.
 *
 * @typedef {{ name: string, what: string, optional?: boolean, many?: boolean, choices?: readonly (string | RegExp)[] }}
 *   Positional `many`: any number of words, for the last; `choices`: no other words
 * @typedef {{ what: string, value?: string, default?: string }} Option `value`: names what follows it; absent: a switch
 * @typedef {object} Command
 * @property {string} command how it is called, like `npm run compare`
 * @property {string} what it does, in whole sentences
 * @property {Positional[]} [positionals]
 * @property {Record<string, Option>} [options]
 * @property {string} [exit] what its exit codes 0 and 1 mean, where that is more than done and found something wrong
 */

const WIDTH = 22
const EXIT = '0 done, 1 something is wrong and was printed, 2 not done: the message says why.'

/**
 * Reads what a command was called with, the same for every command: `--help` prints the usage and ends the process; an
 * unknown option, a value that is missing and a word too many are refused.
 *
 * @param {Command} command
 * @param {string[]} given
 * @returns {{ options: Record<string, string | true | undefined>, positionals: (string | undefined)[] }} those that may
 *   be many follow one by one
 * @throws {Failure} naming what is wrong, with the usage; exit code 2
 */
export function readArguments(command, given = process.argv.slice(2)) {
  const { positionals: declared = [], options: known = {} } = command
  const types = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  )
  const { tokens } = parseArgs({
    args: given,
    options: { ...types, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  })
  const wrong = (problem) => {
    throw new Failure(`${problem}\n\n${callOf(command)}\n${helpOf(command)}`)
  }
  const options = Object.fromEntries(Object.entries(known).map(([name, option]) => [name, option.default]))
  const positionals = []
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, inlineValue } = token
    // What follows is another option, no value.
    const value = inlineValue === false && token.value.startsWith('-') ? undefined : token.value
    if (name === 'help') {
      say(usageOf(command))
      process.exit(0)
    }
    if (!Object.hasOwn(known, name)) wrong(`${rawName} is not an option.`)
    if (known[name].value && value === undefined) wrong(`${rawName} needs a value: ${rawName} <${known[name].value}>.`)
    if (!known[name].value && value !== undefined) wrong(`${rawName} takes no value.`)
    options[name] = value ?? true
  }
  const needed = declared.filter(({ optional }) => !optional)
  if (positionals.length < needed.length) wrong(`<${needed[positionals.length].name}> is missing.`)
  if (positionals.length > declared.length && !declared.at(-1)?.many)
    wrong(`"${positionals[declared.length]}" is one word too many.`)
  for (const [index, word] of positionals.entries()) {
    const { name, what, choices } = declared[index] ?? declared.at(-1)
    const isAllowed = (choice) => (typeof choice === 'string' ? choice === word : choice.test(word))
    const named = choices?.filter((choice) => typeof choice === 'string') ?? []
    const known = named.length > 0 ? `There are: ${named.join(', ')}` : `<${name}>: ${what}`
    if (choices && !choices.some(isAllowed)) wrong(`"${word}" is not a <${name}>. ${known}.`)
  }
  return { options, positionals }
}

/** @param {Command} command */
function usageOf(command) {
  const { what, positionals = [], options = {}, exit = EXIT } = command
  const line = (name, text) => `  ${name.padEnd(WIDTH)} ${text}`
  return [
    callOf(command),
    `\n${what}\n`,
    ...positionals.map(({ name, what: text }) => line(`<${name}>`, text)),
    ...Object.entries(options).map(([name, { what: text, value, default: standard }]) =>
      line(`--${name}${value ? ` <${value}>` : ''}`, standard ? `${text}; default: ${standard}` : text),
    ),
    line('--help', 'prints this'),
    `\nExit code: ${exit}`,
  ].join('\n')
}

/** Like `npm run compare -- <folder> [options]`. */
function callOf({ command, positionals = [], options = {} }) {
  const words = positionals.map(({ name, optional, many }) => {
    const word = `<${name}>${many ? ' …' : ''}`
    return optional ? `[${word}]` : word
  })
  if (Object.keys(options).length > 0) words.push('[options]')
  return [command, ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
}

const helpOf = ({ command }) => `"${command} -- --help" says more.`
