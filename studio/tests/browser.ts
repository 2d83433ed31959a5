/** Goes through addresses as a browser does, with cookies of each host. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Every address that it went through. */
  readonly visited: string[] = []

  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const own = [...this.cookies].filter(([key]) => key.startsWith(`${url.host} `))
    const cookie = own.map(([key, value]) => `${key.split(' ')[1]}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      const isGone = value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)
      if (isGone) this.cookies.delete(`${url.host} ${name}`)
      else this.cookies.set(`${url.host} ${name}`, value)
    }
    return answer
  }

  /** Opens an address, and what it leads to, as long as it does. @param until does not open addresses that it holds of */
  async open(
    address: string,
    until: (address: string) => boolean = () => false,
  ): Promise<{ at: string; answer: Response }> {
    let at = address
    for (let turn = 0; turn < 20; turn++) {
      this.visited.push(at)
      const answer = await this.ask(at)
      const next = answer.headers.get('location')
      if (answer.status < 300 || answer.status >= 400 || !next) return { at, answer }
      at = new URL(next, at).href
      if (until(at)) return { at, answer }
    }
    throw new Error(`Led on and on: ${this.visited.join('\n')}`)
  }
}
