import { availableParallelism } from 'node:os'
import { variables } from '../../config/variables.ts'

/** Describes what a process of the site does: all of it, start the servers that do, or be one of them. */
export type Role = { is: 'all' } | { is: 'supervisor'; count: number } | ServerRole

export interface ServerRole {
  is: 'server'
  /** How many servers there are, this one among them. */
  count: number
  /** Number of the folder in which this server alone keeps pages on disk. */
  folder: number
  /** No server ran before it: it looks through what is stored, and tells what is wrong with the content. */
  isFirst: boolean
}

/** First parameter of a server that a supervisor starts. */
const SERVER = 'server'
const FIRST = 'first'

/** Parameters by which `readRole` knows a server. */
export const parametersOf = ({ count, folder, isFirst }: Omit<ServerRole, 'is'>): string[] => [
  SERVER,
  String(count),
  String(folder),
  ...(isFirst ? [FIRST] : []),
]

/**
 * Returns what this process is. A value of `PROCESSES` that is not valid counts as 1: the start then names it with all
 * else that is wrong.
 *
 * @param cores how many processor cores there are
 */
export function readRole(
  { argv, env, send }: Pick<NodeJS.Process, 'argv' | 'env' | 'send'>,
  cores = availableParallelism(),
): Role {
  const [, , word, ...numbers] = argv
  const [count = 0, folder = 0] = numbers.map(Number)
  if (send && word === SERVER && count > 0 && folder > 0)
    return { is: 'server', count, folder, isFirst: argv.at(-1) === FIRST }
  const asked = countOf(env.PROCESSES, cores)
  return asked > 1 ? { is: 'supervisor', count: asked } : { is: 'all' }
}

function countOf(text: string | undefined, cores: number): number {
  const { read, default: standard } = variables.PROCESSES
  try {
    const asked = read(text?.trim() || standard)
    return asked === 'auto' ? cores : asked
  } catch {
    return 1
  }
}
