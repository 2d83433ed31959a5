import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../guards/api-error.ts'
import { EDITOR } from '../person.ts'
import type { Entrance } from './entrance.ts'

/**
 * Lets in whoever has the address that the studio printed, once: they work on this machine.
 *
 * @param say tells an address to open, each time the one before it was used
 */
export function tokenEntrance(say: (token: string) => void): Entrance & { invite(): void } {
  let expected: Buffer | undefined
  const invite = () => {
    const token = randomBytes(32).toString('base64url')
    expected = hashed(token)
    say(token)
  }
  return {
    way: 'token',
    outside: {
      message: 'The studio is not open in this browser, or no longer.',
      remedy: 'Open the newest address that the studio printed.',
    },
    invite,
    enter({ body: { token } }) {
      if (typeof token !== 'string' || !expected || !timingSafeEqual(hashed(token), expected))
        throw new ApiError(401, 'This address was used before.', 'Open the newest address that the studio printed.')
      expected = undefined
      invite()
      return EDITOR
    },
  }
}

const hashed = (text: string) => createHash('sha256').update(text).digest()
