import { createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer, Question, ToServer } from '../messages.ts'
import type { End, ServerEvents, ServerProcess } from './server-process.ts'
import { Supervisor } from './supervisor.ts'

/** A server that does what a test has it do. */
class FakeServer implements ServerProcess {
  readonly told: ToServer[] = []
  readonly given: Socket[] = []
  constructor(
    readonly pid: number,
    readonly folder: number,
    readonly events: ServerEvents,
  ) {}
  tell(message: ToServer): void {
    this.told.push(message)
  }
  give(socket: Socket): void {
    this.given.push(socket)
  }
  kill(): void {
    this.end({ code: null, signal: 'SIGKILL' })
  }
  say(message: FromServer): void {
    this.events.onMessage(message)
  }
  end(end: End = { code: 0, signal: null }): void {
    this.events.onEnd(end)
  }
  wasTold(kind: ToServer['kind']): boolean {
    return this.told.some((message) => message.kind === kind)
  }
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const DIED: End = { code: 1, signal: null }
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('servers under a supervisor', () => {
  let servers: FakeServer[]
  let supervisor: Supervisor
  const server = (index: number) => servers[index] as FakeServer
  const begin = (count = 2, answer?: (question: Question) => readonly unknown[]) => {
    servers = []
    const launch = ({ folder }: { folder: number }, events: ServerEvents) => {
      const fake = new FakeServer(100 + servers.length, folder, events)
      servers.push(fake)
      return fake
    }
    supervisor = new Supervisor({ count, launch, log, ...(answer && { answer }) })
    return supervisor.start(async () => undefined)
  }
  const beginWhole = async (count = 2) => {
    const started = begin(count)
    server(0).say({ kind: 'ready' })
    await started
    for (const other of servers.slice(1)) other.say({ kind: 'ready' })
  }
  // Turns of the event loop stay as they are.
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
  )
  afterEach(() => vi.useRealTimers())

  it('start one by one until the first is ready, each with a folder of its own', async () => {
    const started = begin(3)
    await settled()
    expect(servers.length).toBe(1)
    server(0).say({ kind: 'ready' })
    expect(await started).toBeUndefined()
    expect(servers.map(({ folder }) => folder)).toEqual([1, 2, 3])
  })

  it('are given up when the first dies at its start, with its exit code', async () => {
    const started = begin()
    server(0).end({ code: 2, signal: null })
    expect(await started).toEqual({ code: 2, signal: null })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(servers.length).toBe(1)
  })

  it('are started again when they die, later and later, and at once again after a long life', async () => {
    await beginWhole()
    for (const seconds of [1, 2, 4]) {
      const count = servers.length
      server(count - 1).end(DIED)
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(servers.length).toBe(count)
      await vi.advanceTimersByTimeAsync(1)
      expect(servers.length).toBe(count + 1)
    }
    const last = servers.at(-1) as FakeServer
    last.say({ kind: 'ready' })
    for (let ping = 1; ping < 16; ping++) {
      await vi.advanceTimersByTimeAsync(5000)
      for (const one of servers) one.say({ kind: 'pong', ping })
    }
    last.end(DIED)
    await vi.advanceTimersByTimeAsync(1000)
    expect(servers.length).toBe(6)
    expect(supervisor.restarts).toBe(4)
    expect(last.folder).toBe(2)
  })

  it('are replaced when they do not answer any more', async () => {
    await beginWhole()
    for (let ping = 1; ping <= 20; ping++) {
      await vi.advanceTimersByTimeAsync(5000)
      server(0).say({ kind: 'pong', ping })
    }
    expect(servers.length).toBeGreaterThan(2)
    expect([...supervisor.folders].sort()).toEqual([1, 2])
    expect(server(0).wasTold('stop')).toBe(false)
  })

  it('are replaced one after the other, each when its successor is ready', async () => {
    await beginWhole()
    const done = supervisor.restart()
    await settled()
    expect(servers.length).toBe(3)
    expect(server(2).folder).toBe(3)
    expect(server(0).wasTold('stop')).toBe(false)
    server(2).say({ kind: 'ready' })
    await settled()
    expect(server(0).wasTold('stop')).toBe(true)
    expect(servers.length).toBe(3)
    server(0).end()
    await settled()
    expect(servers.length).toBe(4)
    expect(server(3).folder).toBe(1)
    server(3).say({ kind: 'ready' })
    await settled()
    server(1).end()
    await done
    await vi.advanceTimersByTimeAsync(60_000)
    expect([servers.length, supervisor.restarts]).toEqual([4, 0])
  })

  it('stay when a successor does not start', async () => {
    await beginWhole()
    const done = supervisor.restart()
    await settled()
    server(2).end(DIED)
    await done
    expect([server(0), server(1)].some((old) => old.wasTold('stop'))).toBe(false)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(servers.length).toBe(3)
  })

  it('that leave by themselves get no more connections, and are started again', async () => {
    await beginWhole()
    server(0).say({ kind: 'leaving' })
    const socket = { on: () => undefined, destroy: () => undefined } as unknown as Socket
    supervisor.give(socket)
    expect([server(0).given.length, server(1).given.length]).toEqual([0, 1])
    expect(server(0).wasTold('stop')).toBe(true)
    server(0).end(DIED)
    await vi.advanceTimersByTimeAsync(1000)
    expect(servers.length).toBe(3)
  })

  it('have one among them that does what one does for all', async () => {
    await beginWhole()
    expect([server(0).wasTold('lead'), server(1).wasTold('lead')]).toEqual([true, false])
    server(0).end(DIED)
    expect(server(1).wasTold('lead')).toBe(true)
  })

  it('answer each other, and the supervisor answers, too', async () => {
    const started = begin(2, ({ ask }) => (ask === 'metrics' ? ['mine'] : []))
    server(0).say({ kind: 'ready' })
    await started
    server(1).say({ kind: 'ready' })
    server(0).say({ kind: 'ask', id: 5, question: { ask: 'metrics' } })
    for (const one of servers.slice(0, 2)) {
      const asked = one.told.find((message) => message.kind === 'question') as { id: number }
      one.say({ kind: 'answer', id: asked.id, answer: one.pid })
    }
    await settled()
    expect(server(0).told.at(-1)).toEqual({ kind: 'answers', id: 5, answers: [100, 101, 'mine'] })
  })

  it('end together: they say that they will, then they stop, and how they end is told', async () => {
    for (const [end, code] of [
      [undefined, 0],
      [DIED, 1],
    ] as const) {
      await beginWhole()
      const stopped = supervisor.stop(createServer(), 0)
      while (!server(1).wasTold('stop')) await new Promise((resolve) => setImmediate(resolve))
      for (const one of servers)
        expect(one.told.map(({ kind }) => kind).filter((kind) => kind !== 'lead')).toEqual(['announce', 'stop'])
      server(0).end()
      server(1).end(end)
      expect(await stopped).toBe(code)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(servers.length).toBe(2)
    }
  })
})
