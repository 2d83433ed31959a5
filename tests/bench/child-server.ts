import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A server of this folder in a process of its own, which prints `Open http://…` once it listens. */
export async function startChild(file: string, args: readonly string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = await new Promise<[string]>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (said) => resolve([said])),
  )
  return { origin: text.replace('Open ', '').trim(), stop: () => child.kill() }
}
