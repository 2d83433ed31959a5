import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { PageContext } from '../../contract/context.ts'
import type { Log } from '../../contract/ports/log.ts'

/** What a page asks other areas for: one value of one area, or a list to which several contribute. */
export function providedTo(
  contextOf: () => PageContext,
  { provides, contributes }: Pick<SiteDefinition, 'provides' | 'contributes'>,
  log: Log,
): Pick<PageContext, 'provided' | 'contributed'> {
  async function made(name: string, make: (context: PageContext) => Promise<unknown>, whose = ''): Promise<unknown> {
    try {
      return await make(contextOf())
    } catch (error) {
      const message = `What is provided as "${name}"${whose} is left out: ${(error as Error).message}`
      log.error({ provided: name, error }, message)
      return undefined
    }
  }
  return {
    async provided(name) {
      const provided = provides.get(name)
      return provided && ((await made(name, provided.definition)) as never)
    },
    async contributed(name) {
      const lists = (contributes.get(name) ?? []).map(({ definition, file }) =>
        made(name, (context) => definition.make(context), ` in ${file}`),
      )
      return (await Promise.all(lists)).flatMap((list) => list ?? []) as never
    },
  }
}
