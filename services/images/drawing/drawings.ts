import { createGate } from '#engine/host.ts'
import {
  type Drawing,
  type DrawingLimits,
  type Drawn,
  DrawProcess,
  EndedError,
  type Remade,
  type Remaking,
  TooHeavyError,
} from './draw-process.ts'

export interface DrawingsOptions {
  /** How many are drawn at once. */
  running: number
  /** How many more may wait. */
  waiting: number
  /** Pixels that all of them may hold at once; one that holds more is drawn alone. */
  pixels: number
  limits: DrawingLimits
  /** Draws only in the processor time that nobody else wants. */
  isBackground?: boolean
}

/** Milliseconds after which a process that draws nothing ends, to give its memory back. */
const IDLE_MS = 30_000
/** One that kept more memory of a large picture than this gives it back at once. */
const MAX_IDLE = 150

/** Draws pictures in a few processes, which are begun when there is something to draw. */
export class Drawings {
  readonly #gate: ReturnType<typeof createGate>
  readonly #limits: DrawingLimits
  readonly #isBackground: boolean
  readonly #idle = new Map<DrawProcess, NodeJS.Timeout>()

  constructor({ limits, running, waiting, pixels, isBackground = false }: DrawingsOptions) {
    this.#limits = limits
    this.#isBackground = isBackground
    this.#gate = createGate({ running, waiting, weight: pixels })
  }

  /**
   * @param pixels that are held while it is drawn
   * @param urgency what has a lower number is drawn before others that wait
   * @throws BusyError when too many wait, AbandonedError when nobody waits any more, and as `DrawProcess.run`
   */
  draw(drawing: Drawing, pixels: number, isWanted: () => boolean, urgency?: number): Promise<Drawn> {
    return this.#gate(() => this.#done<Drawn>(drawing), { weight: pixels, isWanted, urgency })
  }

  /** Makes a master. @throws as `draw` */
  remake(remaking: Remaking, isWanted: () => boolean): Promise<Remade> {
    return this.#gate(() => this.#done<Remade>(remaking), { isWanted })
  }

  /** When the process was gone, or was ended where memory ran out, one more try is made. */
  async #done<Result extends Drawn | Remade>(
    job: Result extends Drawn ? Drawing : Remaking,
    isLast = false,
  ): Promise<Result> {
    const drawer = isLast ? this.#begun() : this.#take()
    try {
      return await drawer.run<Result>(job)
    } catch (error) {
      if (!(error instanceof EndedError)) throw error
      if (isLast) throw new TooHeavyError(error.message)
    } finally {
      this.#giveBack(drawer)
    }
    return this.#done<Result>(job, true)
  }

  /** Ends the processes that draw nothing. */
  close(): void {
    for (const [drawer, timer] of this.#idle) {
      clearTimeout(timer)
      drawer.end()
    }
    this.#idle.clear()
  }

  #take(): DrawProcess {
    for (const [drawer, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(drawer)
      if (drawer.isAlive) return drawer
    }
    return this.#begun()
  }

  #begun(): DrawProcess {
    return new DrawProcess(this.#limits, this.#isBackground)
  }

  #giveBack(drawer: DrawProcess): void {
    if (!drawer.isAlive) return
    const end = () => {
      this.#idle.delete(drawer)
      drawer.end()
    }
    if (drawer.megabytes > MAX_IDLE) end()
    else this.#idle.set(drawer, setTimeout(end, IDLE_MS).unref())
  }
}
