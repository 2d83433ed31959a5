/** Addresses that are for those who run the site alone. */
export const INSIDE = ['metrics', 'healthz', 'readyz', '_clock'] as const

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Other ways to write such an address, each of which some program on the way takes for the same. */
export const spellingsOf = (name: string): string[] => [
  `/${name}/`,
  `/${name}//`,
  `//${name}`,
  `/./${name}`,
  `/x/../${name}`,
  `/x/%2e%2e/${name}`,
  `/%2e/${name}`,
  `/%2f${name}`,
  `/${name}%2f`,
  `/${name}%2F`,
  `/${name}/.`,
  `/${name}/%2e`,
  `/${name}%20`,
  `/${name}%00`,
  `/${name}%3f`,
  `/${name};x`,
  `/${name};`,
  `/${name}#`,
  `/${name}#x`,
  `/${name}.`,
  `/${name}.txt`,
  `/${name}&`,
  `/${name}&utm_source=x`,
  `/${name}&utm_source=x&fbclid=y`,
  `/${name}/?utm_source=x`,
  `/${name}/more`,
  `/${name}\\`,
  `/\\${name}`,
  `/${name}\u00a0`,
  `/${name.toUpperCase()}`,
  `/${escaped(name[0] as string)}${name.slice(1)}`,
  `/${[...name].map(escaped).join('')}`,
]

/** The address itself, in each way in which it reaches a server unchanged. */
export const exactOf = (name: string): string[] => [
  `/${name}`,
  `/${name}?`,
  `/${name}?utm_source=x`,
  `/${name}?a=b&c`,
  `http://127.0.0.1/${name}`,
  `https://127.0.0.1/${name}`,
  `HTTP://127.0.0.1/${name}`,
  `ftp://127.0.0.1/${name}`,
]
