import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Log } from 'atrium'
import { isIn, type Network, readAddress } from '../../../../config/networks.ts'
import { ApiError } from '../../guards/api-error.ts'
import { emailOf, type Known, knownAs, MAX_ID, shownName } from '../person.ts'
import { type RoleRules, roleOf } from '../role-rules.ts'
import type { Role } from '../roles.ts'
import type { Entrance } from './entrance.ts'

interface ProxyOptions {
  /** Where it is. */
  from: readonly Network[]
  /** Header lines in which it says who asks: their id, their name, and their groups parted by commas. */
  headers: { user: string; name?: string | undefined; groups?: string | undefined }
  /** Known to it and to the studio alone. */
  secret: string
  rules: RoleRules
  log: Log
}

/** Header line of the secret. */
export const SECRET = 'x-studio-secret'

type Asked = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'socket'>

/** Lets in whom a proxy in front has signed in, as long as it says so. What anybody else says of themselves is not read. */
export function proxyEntrance({ from, headers, secret, rules, log }: ProxyOptions): Entrance {
  let isSaid = false
  const isProxy = ({ headers: sent, rawHeaders, socket: { remoteAddress } }: Asked): boolean => {
    const address = readAddress(remoteAddress ?? '')
    const isNear = address !== undefined && isIn(from, address)
    // A line that is there twice is one that the proxy added to, in place of its own alone.
    const isClear = [SECRET, ...Object.values(headers)].every((name) => !name || timesOf(rawHeaders, name) <= 1)
    const isKnown = isNear && isClear && timingSafeEqual(hashed(sent[SECRET] ?? ''), hashed(secret))
    if (!isKnown && !isSaid && sent[headers.user] !== undefined) {
      isSaid = true
      log.warn(
        { address: remoteAddress },
        isNear
          ? `The proxy at ${remoteAddress} does not send STUDIO_PROXY_SECRET in ${SECRET}, or sends a line twice: nobody comes in through it. Let it set each of its lines in place of what it was sent.`
          : `${headers.user} of ${remoteAddress} is not read: it is none of TRUSTED_PROXIES. Where it is your proxy, name it there.`,
      )
    }
    return isKnown
  }
  const personOf = (request: Asked): Known & { role: Role | undefined } => {
    const line = (name: string | undefined) => (name === undefined ? '' : utf8(request.headers[name]).trim())
    const id = isProxy(request) ? line(headers.user) : ''
    if (id === '' || id.length > MAX_ID) throw new ApiError(401, NOT_SAID.message, NOT_SAID.remedy)
    const groups = line(headers.groups)
      .split(',')
      .map((group) => group.trim())
    const email = emailOf(id)
    const role = roleOf(rules, { id, email, groups })
    return { ...knownAs({ id, called: shownName(line(headers.name)), email }), role }
  }
  return {
    way: 'proxy',
    outside: NOT_SAID,
    enter(request) {
      const { role, ...person } = personOf(request)
      if (role) return { ...person, role }
      throw new ApiError(
        403,
        'You are signed in as {name}, and have no role in the studio.',
        'Ask whoever runs it to give you one by STUDIO_ROLES.',
        { name: person.name },
      )
    },
    holds(request, { person }) {
      try {
        const now = personOf(request)
        return now.id === person.id && now.role === person.role
      } catch {
        return false
      }
    },
  }
}

const NOT_SAID = {
  message: 'Nobody is signed in here.',
  remedy: 'Open the studio at its own address, through the proxy that signs you in.',
}

const timesOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((line, at) => at % 2 === 0 && line.toLowerCase() === name).length

/** A line as its bytes say it: Node takes each for a character. */
function utf8(line: string | string[] | undefined): string {
  const bytes = Buffer.from(String(line ?? ''), 'latin1')
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text
}

const hashed = (text: string | string[]) => createHash('sha256').update(String(text)).digest()
