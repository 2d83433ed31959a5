import { EnvironmentError } from '../../../config/environment.ts'
import type { StudioSettings } from '../settings.ts'
import { isThisMachine } from './variables.ts'

type Reached = Pick<
  StudioSettings,
  'STUDIO_HOST' | 'STUDIO_URL' | 'STUDIO_CANVAS_URL' | 'STUDIO_OIDC_ISSUER' | 'STUDIO_PROXY_USER'
>

/**
 * Refuses settings under which other machines reach a studio where nobody signs in, or cannot use one.
 *
 * @throws EnvironmentError naming each
 */
export function requireSafeReach(settings: Reached): void {
  const problems = problemsOf(settings)
  if (problems.length > 0) throw new EnvironmentError(problems)
}

function problemsOf({ STUDIO_HOST: host, STUDIO_OIDC_ISSUER: issuer, STUDIO_PROXY_USER: proxy, ...urls }: Reached) {
  const { STUDIO_URL: studio, STUDIO_CANVAS_URL: canvas } = urls
  const problems: string[] = []
  const [name, value] = isThisMachine(host) ? ['STUDIO_URL', studio] : ['STUDIO_HOST', host]
  const isReached = name === 'STUDIO_HOST' || (value !== undefined && !isThisMachine(new URL(value).hostname))
  if (isReached && !issuer && !proxy)
    problems.push(
      `${name} is ${JSON.stringify(value)}. Other machines would reach the studio, where nobody signs in. Set STUDIO_OIDC_ISSUER or STUDIO_PROXY_USER, by which people do, or leave ${name} out, and reach the studio of another machine through a tunnel: ssh -L 3100:127.0.0.1:3100 -L 3101:127.0.0.1:3101 <machine>`,
    )
  else if (isReached && studio === undefined)
    problems.push(
      `STUDIO_URL is not set, and STUDIO_HOST is ${JSON.stringify(host)}. Set STUDIO_URL and STUDIO_CANVAS_URL to the origins at which browsers reach the studio through a proxy with TLS.`,
    )
  if (issuer && proxy)
    problems.push('STUDIO_OIDC_ISSUER and STUDIO_PROXY_USER are both set. Leave one out: people come in by one way.')
  if (studio && canvas) problems.push(...originProblems(new URL(studio), new URL(canvas)))
  return problems
}

function originProblems(studio: URL, canvas: URL): string[] {
  const is = `STUDIO_CANVAS_URL is ${JSON.stringify(canvas.origin)}`
  if (studio.origin === canvas.origin)
    return [`${is}, as STUDIO_URL. Give it another host of the same domain, or another port.`]
  if (studio.protocol !== canvas.protocol) return [`${is}, and STUDIO_URL is not. Give both the same scheme.`]
  // Browsers let a page of another domain have no cookies in a frame.
  if (studio.hostname !== canvas.hostname && domainOf(studio) !== domainOf(canvas))
    return [
      `${is}, of another domain than STUDIO_URL: browsers would not let it know who is signed in. Give it a host below ${domainOf(studio)}.`,
    ]
  return []
}

/** The last two names of a host: browsers know longer ones, but none that is shorter. */
const domainOf = ({ hostname }: URL): string => hostname.split('.').slice(-2).join('.')
