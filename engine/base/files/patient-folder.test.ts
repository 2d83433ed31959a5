import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { HangingDiskError, isDiskHanging, PatientFolder } from './patient-folder.ts'

const path = temporaryFolder('patient')
writeFileSync(join(path, 'a'), 'words')
const never = () => {
  let end: (value: string) => void = () => undefined
  const hanging = new Promise<string>((resolve) => {
    end = resolve
  })
  return { ask: () => hanging, end }
}

describe('a folder whose disk hangs', () => {
  it('Q-20 is asked no more until it answers, costs no other folder, and gives back what came too late', async () => {
    const [folder, other] = [new PatientFolder(path, { patience: 20 }), new PatientFolder(path, { patience: 10_000 })]
    const [one, two] = [never(), never()]
    const discard = vi.fn()
    const begun = vi.fn(async () => 'begun')
    const asked = [folder.ask(one.ask, discard), folder.ask(two.ask), folder.ask(begun)]
    for (const result of await Promise.allSettled(asked))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(HangingDiskError) })
    await expect(folder.ask(begun)).rejects.toThrow(`the disk with ${path} does not answer`)
    expect([begun.mock.calls.length, isDiskHanging()]).toEqual([0, true])
    expect(String(await other.read('a', 10))).toBe('words')
    one.end('late')
    two.end('late')
    await expect.poll(isDiskHanging).toBe(false)
    expect(discard).toHaveBeenCalledExactlyOnceWith('late')
    expect(await folder.ask(begun)).toBe('begun')
  })

  it('Q-24 does not hang because many operations wait for their turn, or the process is busy', async () => {
    const folder = new PatientFolder(path, { patience: 200 })
    const busy = () => {
      const end = performance.now() + 15
      while (performance.now() < end);
    }
    const asked = Array.from({ length: 40 }, () =>
      folder.ask(async () => {
        await new Promise((resolve) => setTimeout(resolve, 3))
        busy()
        return 'words'
      }),
    )
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['words']))
    expect(isDiskHanging()).toBe(false)
  })

  it('gives names, of many as many as are asked for, and null for what is not there', async () => {
    mkdirSync(join(path, 'many'))
    for (let index = 0; index < 20; index++) writeFileSync(join(path, 'many', String(index)), '')
    const folder = new PatientFolder(join(path, 'many'))
    expect([(await folder.names(100)).length, (await folder.names(7)).length]).toEqual([20, 7])
    expect([await folder.find('none'), await folder.open('a\0b'), await folder.read('0/1', 9)]).toEqual([
      null,
      null,
      null,
    ])
    symlinkSync('/etc/hostname', join(path, 'many', 'out'))
    await expect(folder.open('out')).rejects.toThrow('it is a link that leads out of the directory')
    await expect(new PatientFolder(path).read('a', 2)).rejects.toThrow('it has 5 bytes, more than 2')
  })
})
