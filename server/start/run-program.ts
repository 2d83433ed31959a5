import { explain, isSelfExplaining } from '../operations/explain.ts'
import { endInTime, endOnFault, endOnSignal, type Running } from '../processes/ending.ts'

/** Something that is open until it is told to stop. */
interface Program extends Running {
  /** So long it goes on answering when it stops, in milliseconds. */
  delay: number
  /** Tells the person who started it where it is open. */
  announce(): void
}

/**
 * Runs a program until it is told to stop.
 *
 * @param open throws when it cannot begin: the error is explained, and the process ends
 */
export async function runProgram(open: () => Promise<Program>): Promise<void> {
  try {
    const program = await open()
    const { log, delay } = program
    const stop = () => {
      endInTime(program, delay)
      return program.stop()
    }
    endOnSignal({ stop })
    endOnFault({ log, stop })
    // Whoever reads this may end the process.
    program.announce()
  } catch (error) {
    console.error(explain(error))
    // To start again helps against an error, not against a wrong setting.
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
}
